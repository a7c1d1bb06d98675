// #region pure
export type Step = {name: 'connect'} | {name: 'wait'; secondsLeft: number} | {name: 'ping' | 'pong'};

interface StepArguments {
  address: string;
  unlocksAt: number | undefined;
  now: number;
}

/** What the user can do, from what is known: no hook, no clock of its own, so a test is one line. */
export function nextStep({address, unlocksAt, now}: StepArguments): Step {
  if (address === '') return {name: 'connect'};
  if (unlocksAt === undefined) return {name: 'ping'};
  if (now < unlocksAt) return {name: 'wait', secondsLeft: Math.ceil((unlocksAt - now) / 1000)};
  return {name: 'pong'};
}
// #endregion pure
