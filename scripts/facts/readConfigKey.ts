/** A configuration value, and the epoch since which it applies. */
export type ConfigValue = {
  value: string | number | bigint;
  /** First epoch of the consecutive list entries with this value; only if the path selects an entry of a list by epoch. */
  sinceEpoch?: number;
};

type Step = {name: string} | {index: number};

/** Names of the field with the epoch since which a list entry applies. */
const EPOCH_FIELDS = ['EnableEpoch', 'EpochEnable', 'StartEpoch'];

/**
 * Reads `Section.Key` or `Section.List[-1].Key` in a parsed configuration file; a negative index counts from the end.
 *
 * @throws Error that names the missing part of the path, or if the value isn't a number or a string
 */
export function readConfigKey(config: unknown, key: string): ConfigValue {
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
        `Expected ${key}, found no ${part} in it: the structure of the file changed, so correct the fact's key.`,
      );
    }
    return next;
  }, config);
}

/**
 * Walks backwards through the list of the last index in the path while the value is the same, and returns the first
 * epoch. Undefined if the path selects the epoch itself.
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
