import {networkFacts} from '../facts/network';
import {testNetworkFacts} from '../facts/testNetworks';

/** A network whose rounds and epochs can be converted to dates. */
export type Network = 'mainnet' | 'testnet' | 'devnet';

/** Consecutive rounds of the same duration. Times and durations are in milliseconds, times since 1970. */
type RoundPeriod = {firstRound: number; startsAt: number; duration: number};

/** Consecutive epochs of the same number of rounds; `isAverage` if they had different ones in fact. */
type EpochPeriod = {firstEpoch: number; firstRound: number; rounds: number; isAverage?: true};

type Clock = {
  rounds: readonly RoundPeriod[];
  epochs: readonly EpochPeriod[];
  /** Time from which on no public source gives the duration of rounds. */
  knownUntil?: number;
};

/** State of the network in one round. Times and durations are in milliseconds, times since 1970. */
export type RoundInfo = {
  round: number;
  roundStart: number;
  roundDuration: number;
  /** An estimate, like all that follows: an epoch starts some rounds late if the metachain misses blocks when it should begin. */
  epoch: number;
  epochFirstRound: number;
  epochEnd: number;
  /** True if the length of the epochs is only known on average, so that the estimate can be days off. */
  isAverage: boolean;
};

const FORMER_ROUND = networkFacts['former-round-duration'].value * 1_000;
const SUPERNOVA_ROUND = networkFacts['round-duration'].value * 1_000;
const LAST_TIME = Date.UTC(2199, 11, 31);

// Before Supernova a new epoch was proposed one round after the configured number of rounds had passed
// (mx-chain-go v1.11.5, epochStart/metachain/trigger.go).
const formerEpochs = {
  mainnet: networkFacts['former-rounds-per-epoch'].value + 1,
  testnet: testNetworkFacts['testnet-former-rounds-per-epoch'].value + 1,
  devnet: testNetworkFacts['devnet-former-rounds-per-epoch'].value + 1,
};

const mainnetSupernova = {
  round: networkFacts['supernova-round'].value,
  epoch: networkFacts['supernova-epoch'].value,
};
const devnetSupernova = {
  round: testNetworkFacts['devnet-supernova-round'].value,
  epoch: testNetworkFacts['devnet-supernova-epoch'].value,
};

const clocks: Readonly<Record<Network, Clock>> = {
  mainnet: {
    rounds: roundPeriods(networkFacts['genesis-timestamp'].value, mainnetSupernova.round),
    epochs: [
      {firstEpoch: 0, firstRound: 0, rounds: formerEpochs.mainnet},
      {
        firstEpoch: mainnetSupernova.epoch,
        firstRound: mainnetSupernova.epoch * formerEpochs.mainnet,
        rounds: networkFacts['rounds-per-epoch'].value,
      },
    ],
  },
  testnet: {
    rounds: roundPeriods(testNetworkFacts['testnet-genesis-timestamp'].value),
    epochs: [{firstEpoch: 0, firstRound: 0, rounds: formerEpochs.testnet}],
    knownUntil: Date.UTC(2026, 3, 1),
  },
  devnet: {
    rounds: roundPeriods(testNetworkFacts['devnet-genesis-timestamp'].value, devnetSupernova.round),
    epochs: [
      {firstEpoch: 0, firstRound: 0, rounds: formerEpochs.devnet},
      {
        firstEpoch: 617,
        firstRound: 617 * formerEpochs.devnet,
        rounds: (devnetSupernova.round - 617 * formerEpochs.devnet) / (devnetSupernova.epoch - 617),
        isAverage: true,
      },
      {
        firstEpoch: devnetSupernova.epoch,
        firstRound: devnetSupernova.round,
        rounds: testNetworkFacts['devnet-rounds-per-epoch'].value,
      },
    ],
  },
};

/**
 * Returns the round of a time in milliseconds since 1970, as the node calculates it (mx-chain-go v2.0.0,
 * consensus/round/round.go).
 *
 * @throws Error if the time is before the network's genesis, or after the time until which its clock is known
 */
export function roundAt(network: Network, time: number): number {
  const {rounds} = checkedTime(network, time);
  const {firstRound, startsAt, duration} = rounds.findLast((period) => period.startsAt <= time)!;
  return firstRound + Math.floor((time - startsAt) / duration);
}

/**
 * Returns the time at which a round starts, in milliseconds since 1970 (mx-chain-go v2.0.0, `GetTimeStampForRound`).
 *
 * @throws Error if the round isn't a whole number of 0 or more, or is after the time until which the clock is known
 */
export function startOfRound(network: Network, round: number): number {
  requireWholeNumber(round, 'round');
  const time = timeOfRound(clocks[network], round);
  checkedTime(network, time);
  return time;
}

/**
 * Returns the first round of an epoch. It is an estimate: every epoch before has the least number of rounds.
 *
 * @throws Error if the epoch isn't a whole number of 0 or more, or is after the time until which the clock is known
 */
export function firstRoundOfEpoch(network: Network, epoch: number): number {
  requireWholeNumber(epoch, 'epoch');
  const round = firstRoundOf(clocks[network], epoch);
  checkedTime(network, timeOfRound(clocks[network], round));
  return round;
}

/** Returns the state of the network in a round. Throws as `startOfRound`. */
export function roundInfo(network: Network, round: number): RoundInfo {
  const roundStart = startOfRound(network, round);
  const clock = clocks[network];
  const period = clock.epochs.findLast(({firstRound}) => firstRound <= round)!;
  let epoch = period.firstEpoch + Math.floor((round - period.firstRound) / period.rounds);
  // An average number of rounds is a fraction, so that a round can belong to the epoch after.
  if (firstRoundOf(clock, epoch + 1) <= round) epoch += 1;
  const epochFirstRound = firstRoundOf(clock, epoch);
  return {
    round,
    roundStart,
    roundDuration: clock.rounds.findLast(({firstRound}) => firstRound <= round)!.duration,
    epoch,
    epochFirstRound,
    epochEnd: timeOfRound(clock, firstRoundOf(clock, epoch + 1)),
    isAverage: period.isAverage === true,
  };
}

function roundPeriods(genesisSeconds: number, supernovaRound?: number): RoundPeriod[] {
  const genesis = genesisSeconds * 1_000;
  const former = {firstRound: 0, startsAt: genesis, duration: FORMER_ROUND};
  if (supernovaRound === undefined) return [former];
  const startsAt = genesis + supernovaRound * FORMER_ROUND;
  return [former, {firstRound: supernovaRound, startsAt, duration: SUPERNOVA_ROUND}];
}

function timeOfRound({rounds}: Clock, round: number): number {
  const {firstRound, startsAt, duration} = rounds.findLast((period) => period.firstRound <= round)!;
  return startsAt + (round - firstRound) * duration;
}

function firstRoundOf({epochs}: Clock, epoch: number): number {
  const {firstEpoch, firstRound, rounds} = epochs.findLast((period) => period.firstEpoch <= epoch)!;
  return firstRound + Math.floor((epoch - firstEpoch) * rounds);
}

function checkedTime(network: Network, time: number): Clock {
  const clock = clocks[network];
  const genesis = clock.rounds[0]!.startsAt;
  if (time < genesis) {
    throw new Error(
      `Expected a time since the genesis of ${network}, ${formatTime(genesis)}, found ${formatTime(time)}: enter a later one.`,
    );
  }
  if (clock.knownUntil !== undefined && time >= clock.knownUntil) {
    throw new Error(
      `Expected a time before ${formatTime(clock.knownUntil)} on ${network}, found a later one: no public source says in which round its rounds became shorter, so query /network/status of its gateway.`,
    );
  }
  if (!(time <= LAST_TIME)) {
    throw new Error(
      `Expected a time before ${formatTime(LAST_TIME)}, found a later one: enter a smaller number or an earlier date.`,
    );
  }
  return clock;
}

function requireWholeNumber(value: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new Error(
      `Expected a whole number of 0 or more as the ${name}, found ${value}: write only digits.`,
    );
  }
}

/**
 * Returns a time in milliseconds since 1970. The text is a date in UTC (`2026-09-10`, `2026-09-10 18:06:06.600`), or
 * Unix time in seconds (up to 11 digits) or milliseconds.
 *
 * @throws Error if the text is neither, or the date doesn't exist
 */
export function parseTime(text: string): number {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return Number(trimmed) * (trimmed.length <= 11 ? 1_000 : 1);
  const match =
    /^(?<date>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?(?:Z| ?UTC)?$/i.exec(
      trimmed,
    );
  const time = match?.groups && Date.parse(`${match.groups.date}T${match.groups.time ?? '00:00'}Z`);
  // Some engines read 30 February as 2 March.
  if (time !== undefined && !Number.isNaN(time) && formatTime(time).startsWith(match!.groups!.date!))
    return time;
  throw new Error(
    `Expected a date in UTC such as 2026-09-10 18:06:06, or Unix time, found ${trimmed === '' ? 'nothing' : `"${trimmed}"`}: write year-month-day, and hours and minutes with two digits.`,
  );
}

/** Returns a time as `2026-09-10 18:06:06 UTC`, with milliseconds unless they are 0; or the number if it is no date. */
export function formatTime(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return `${date.toISOString().replace('T', ' ').replace('.000', '').slice(0, -1)} UTC`;
}
