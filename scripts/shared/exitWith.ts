/** Returns a handler of an error that ends a script: it prints the message, and sets the exit code. */
export function exitWith(code: number): (error: unknown) => void {
  return (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = code;
  };
}
