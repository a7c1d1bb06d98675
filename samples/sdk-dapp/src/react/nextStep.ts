// #region pure
export type Step = {name: 'connect'} | {name: 'wait'; secondsLeft: number} | {name: 'ping' | 'pong'};

interface StepArguments {
  address: string;
  unlocksAt: number | undefined;
  now: number;
}

/** Returns what the user can do next. No hooks and no clock: a test is one line. */
export function nextStep({address, unlocksAt, now}: StepArguments): Step {
  if (address === '') return {name: 'connect'};
  if (unlocksAt === undefined) return {name: 'ping'};
  if (now < unlocksAt) return {name: 'wait', secondsLeft: Math.ceil((unlocksAt - now) / 1000)};
  return {name: 'pong'};
}
// #endregion pure
