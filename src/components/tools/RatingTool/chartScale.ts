const STEPS = [0.5, 1, 2, 3, 4, 6, 12, 24, 48];
const MAX_TICKS = 8;

/** Returns the hours that an axis from 0 to `hours` names: at most eight steps of a usual length. */
export function hourTicks(hours: number): number[] {
  const step = STEPS.find((length) => hours / length <= MAX_TICKS) ?? STEPS.at(-1)!;
  return Array.from({length: Math.floor(hours / step) + 1}, (_, index) => index * step);
}

/** Returns about `count` of the items at equal distances, with the first and the last one. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.ceil((items.length - 1) / count));
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
}
