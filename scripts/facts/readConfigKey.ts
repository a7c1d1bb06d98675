/** The figure that a key path selects, and since when the list that holds it has had this figure. */
export type ConfigFigure = {
  value: string | number | bigint;
  /** First epoch of the unbroken run of list entries with this figure; only where the path selects in a list by epoch. */
  sinceEpoch?: number;
};

type Step = {name: string} | {index: number};

/** Names that the configuration gives to the epoch from which a list's entry holds. */
const EPOCH_FIELDS = ['EnableEpoch', 'EpochEnable', 'StartEpoch'];

/**
 * Reads `Section.Key` or `Section.List[-1].Key` in a parsed configuration file; a negative index counts from the end.
 *
 * @throws Error that names the part of the path which isn't there, or a value that is no figure.
 */
export function readConfigKey(config: unknown, key: string): ConfigFigure {
  const steps = stepsOf(key);
  const value = walk(config, steps, key);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') {
    throw new Error(
      `Expected a number or a string at ${key}, found ${describe(value)}: name a key inside it.`,
    );
  }
  const sinceEpoch = sinceEpochOf(config, steps, key, value);
  return sinceEpoch === undefined ? {value} : {value, sinceEpoch};
}

function stepsOf(key: string): Step[] {
  if (!/^\w+(\[-?\d+\])*(\.\w+(\[-?\d+\])*)*$/.test(key)) {
    throw new Error(`Expected a key such as Section.List[-1].Name, found "${key}": correct it.`);
  }
  return [...key.matchAll(/(\w+)|\[(-?\d+)\]/g)]
    .map(([, name, index]) => (index === undefined ? {name: name ?? ''} : {index: Number(index)}))
    .filter((step) => !('name' in step) || step.name !== '');
}

function walk(config: unknown, steps: readonly Step[], key: string): unknown {
  return steps.reduce((value, step) => {
    const next =
      'name' in step ? memberOf(value, step.name) : Array.isArray(value) ? value.at(step.index) : undefined;
    if (next === undefined) {
      const part = 'name' in step ? step.name : `[${step.index}]`;
      throw new Error(
        `Expected ${key}, found no ${part} there: the file's shape changed, so correct the fact's key.`,
      );
    }
    return next;
  }, config);
}

/**
 * Goes back through the list that the last index of the path selects in, while the figure stays the same.
 * A path to the epoch itself has no such run.
 */
function sinceEpochOf(
  config: unknown,
  steps: readonly Step[],
  key: string,
  value: unknown,
): number | undefined {
  const at = steps.map((step) => 'index' in step).lastIndexOf(true);
  const indexStep = steps[at];
  if (indexStep === undefined || !('index' in indexStep)) return undefined;
  const list = walk(config, steps.slice(0, at), key);
  if (!Array.isArray(list)) return undefined;
  const inside = steps.slice(at + 1);
  const field = inside.at(-1);
  if (field !== undefined && 'name' in field && EPOCH_FIELDS.includes(field.name)) return undefined;
  const last = indexStep.index < 0 ? list.length + indexStep.index : indexStep.index;
  let since: number | undefined;
  for (let index = last; index >= 0 && walk(list[index], inside, key) === value; index -= 1) {
    since = epochOf(list[index]) ?? since;
  }
  return since;
}

function epochOf(entry: unknown): number | undefined {
  const epoch = EPOCH_FIELDS.map((field) => memberOf(entry, field)).find((value) => value !== undefined);
  return epoch === undefined ? undefined : Number(epoch);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function describe(value: unknown): string {
  return Array.isArray(value) ? `a list of ${value.length}` : typeof value;
}
