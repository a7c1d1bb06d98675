type FittedTitle = {lines: string[]; size: number};

type Options = {
  widthOf: (text: string, size: number) => number;
  /** Largest first. */
  sizes: readonly number[];
  width: number;
  maxLines: (size: number) => number;
};

/**
 * Returns a title in lines of similar length, in the largest size at which it fits. A title that fits in no size ends with
 * an ellipsis.
 */
export function fitTitle(title: string, {widthOf, sizes, width, maxLines}: Options): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const fits = (lines: readonly string[]) =>
      lines.length <= maxLines(size) && lines.every((line) => widthOf(line, size) <= width);
    const lines = wrap(words, width, (line) => widthOf(line, size));
    if (fits(lines)) return {lines: balance(words, lines, width, (line) => widthOf(line, size)), size};
  }
  const size = sizes.at(-1)!;
  const lines = wrap(words, width, (line) => widthOf(line, size)).slice(0, maxLines(size));
  return {lines: [...lines.slice(0, -1), shorten(lines.at(-1)!, width, (line) => widthOf(line, size))], size};
}

/** Fills each line with as many words as fit. A longer word gets a separate line. */
function wrap(words: readonly string[], width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const STEPS = 20;

/** Returns the lines of the smallest width at which there aren't more of them. */
function balance(
  words: readonly string[],
  lines: string[],
  width: number,
  widthOf: (line: string) => number,
): string[] {
  let best = lines;
  for (let step = 1; step < STEPS; step += 1) {
    const narrower = width * (1 - step / STEPS);
    const next = wrap(words, narrower, widthOf);
    if (next.length > lines.length || next.some((line) => widthOf(line) > narrower)) break;
    best = next;
  }
  return best;
}

function shorten(line: string, width: number, widthOf: (line: string) => number): string {
  let text = line;
  while (text.length > 1 && widthOf(`${text}…`) > width) text = text.slice(0, -1).trimEnd();
  return `${text}…`;
}
