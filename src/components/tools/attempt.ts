/** The value of a calculation, or the message of its error. */
export type Attempt<Value> = {value: Value; error?: undefined} | {value?: undefined; error: string};

/** Returns what a function returns, or the message of the error that it throws. */
export function attempt<Value>(calculate: () => Value): Attempt<Value> {
  try {
    return {value: calculate()};
  } catch (error) {
    return {error: (error as Error).message};
  }
}
