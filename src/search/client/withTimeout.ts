/** Resolves with the promise's value. @throws the result of `error` after `milliseconds` without a value */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  error: () => Error = () => new Error(`Expected a response within ${milliseconds} ms, found none.`),
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), milliseconds);
  });
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}
