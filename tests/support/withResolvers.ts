/** A promise with the function that resolves it, for tests that choose that moment; `Promise.withResolvers` for Node 20. */
export function withResolvers<Value = void>(): {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
} {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return {promise, resolve};
}
