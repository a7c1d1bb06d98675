import {languageOfFence, type Language} from './languages';
import {plainOf} from '../text/markedText';
import type {Passage} from '../index/passage';
import {blocksOf, renderPassages, type Block} from './renderPassages';

/** A quotation of a section as Markdown blocks. `isWhole` is true if it contains the entire section. */
export type Quotation = {markdown: string[]; isWhole: boolean};

/** Length, in characters, up to which a quotation keeps the page's order even if the best passage isn't first. */
const SHORT = 700;
/** Maximum length that a block of code counts as, in characters: readers scan code rather than read it. */
const CODE_SIZE = 600;

/**
 * Returns the entire section, or its best passages up to `longest` characters, in page order. If the best block isn't
 * the first one, it precedes the others.
 */
export function quoteSection(
  passages: readonly Passage[],
  scores: readonly number[],
  longest: number,
  language: Language | undefined,
): Quotation {
  const shown = shownPassages(passages, scores, longest, language);
  const best = bestOf(shown, scores);
  if (best === undefined) return {markdown: [], isWhole: false};
  const body = renderPassages(passages, shown);
  const isWhole = shown.length === passages.length;
  const blocks = blocksOf(passages);
  const at = blocks.findIndex(({end}) => best < end);
  const bestBlock = new Set([...contextOf(passages, blocks, at), ...indexesOf(blocks[at]!)]);
  if (bestBlock.has(shown[0]!) || lengthOf(passages, shown) <= SHORT) return {markdown: [body], isWhole};
  const lead = shown.filter((index) => bestBlock.has(index));
  const rest = shown.filter((index) => !bestBlock.has(index));
  return {
    markdown: [renderPassages(passages, lead), renderPassages(passages, tidied(passages, rest))],
    isWhole,
  };
}

function bestOf(indexes: readonly number[], scores: readonly number[]): number | undefined {
  const best = indexes.reduce<number | undefined>(
    (one, other) => (one === undefined || scores[other]! > scores[one]! ? other : one),
    undefined,
  );
  return best === undefined || scores[best] === 0 ? undefined : best;
}

/** Returns the passages of the preceding blocks that a block depends on, such as the label of a code block. */
function contextOf(passages: readonly Passage[], blocks: readonly Block[], at: number): number[] {
  const context: number[] = [];
  for (let above = at; above > 0; above -= 1) {
    const before = blocks[above - 1]!;
    if (!passages[blocks[above]!.start]!.isDependent && passages[before.start]!.kind !== 'label') break;
    context.push(...indexesOf(before));
    if (before.end - before.start > 1) break;
  }
  return context;
}

function shownPassages(
  passages: readonly Passage[],
  scores: readonly number[],
  longest: number,
  language: Language | undefined,
): number[] {
  const isShown = codeFilter(passages, scores, language);
  const blocks = blocksOf(passages);
  const order = blocks.map((block, at) => ({
    at,
    score: Math.max(...indexesOf(block).map((one) => scores[one]!)),
  }));
  const total = passages.reduce((sum, passage, index) => sum + (isShown(index) ? sizeOf(passage) : 0), 0);
  if (total > longest) order.sort((a, b) => b.score - a.score);
  const shown = new Set<number>();
  let length = 0;
  for (const {at} of order) {
    const block = blocks[at]!;
    const wanted = [...contextOf(passages, blocks, at), ...indexesOf(block)].filter(
      (index) => isShown(index) && !shown.has(index),
    );
    const size = wanted.reduce((sum, index) => sum + sizeOf(passages[index]!), 0);
    const room = longest - length;
    const fitting =
      size <= room
        ? wanted
        : room >= longest / 4
          ? bestPart(passages, wanted, scores, room, shown.size === 0)
          : [];
    for (const index of fitting) {
      shown.add(index);
      length += sizeOf(passages[index]!);
    }
  }
  return tidied(
    passages,
    [...shown].sort((a, b) => a - b),
  );
}

/** Returns the best rows or items of a table or list that is too long, at least one if `isNeeded`. */
function bestPart(
  passages: readonly Passage[],
  indexes: readonly number[],
  scores: readonly number[],
  longest: number,
  isNeeded: boolean,
): number[] {
  const part = indexes.filter((index) => passages[index]!.kind === 'header');
  let length = 0;
  const others = indexes.filter((index) => !part.includes(index));
  for (const index of others.sort((a, b) => scores[b]! - scores[a]!)) {
    length += sizeOf(passages[index]!);
    if (length > longest && !(isNeeded && length === sizeOf(passages[index]!))) break;
    part.push(index);
  }
  return part.length > 1 || passages[part[0] ?? 0]!.kind !== 'header' ? part : [];
}

/** Length from which an introduction of code or a list is information by itself, in characters. */
const LONG_INTRODUCTION = 80;

/** Removes labels, short introductions and table headers whose content isn't shown. */
function tidied(passages: readonly Passage[], shown: readonly number[]): number[] {
  return shown.filter((index, at) => {
    const {kind, text} = passages[index]!;
    const next = shown[at + 1];
    if (kind === 'header') return next !== undefined && passages[next]!.kind === 'row';
    if (kind === 'label') return next === index + 1 && passages[next]!.kind !== 'label';
    if (kind !== 'paragraph' || text.length >= LONG_INTRODUCTION || !text.endsWith(':')) return true;
    return next === index + 1 || (next !== undefined && isCode(passages.slice(index + 1, next + 1)));
  });
}

/** Returns true if the passages are code blocks with their labels. */
function isCode(passages: readonly Passage[]): boolean {
  return passages.every(({kind}) => kind === 'code' || kind === 'label');
}

/** Returns a filter that keeps one block of code: the best in the requested language, otherwise the best of all. */
function codeFilter(
  passages: readonly Passage[],
  scores: readonly number[],
  language: Language | undefined,
): (index: number) => boolean {
  const codes = passages.flatMap(({kind}, index) => (kind === 'code' ? [index] : []));
  const asked = codes.filter((index) => languageOfFence(passages[index]!.language) === language);
  const chosen = bestOf(language !== undefined && asked.length > 0 ? asked : codes, scores) ?? codes[0];
  return (index) => passages[index]!.kind !== 'code' || index === chosen;
}

/** Returns the length of passages as Markdown without the setup of their code, in characters. */
function lengthOf(passages: readonly Passage[], shown: readonly number[]): number {
  const bare = passages.map((passage) => ({...passage, setup: undefined}));
  return renderPassages(bare, shown).length;
}

/** Returns the length of a passage as displayed, in characters. */
function sizeOf({kind, text}: Passage): number {
  return kind === 'code' ? Math.min(text.length, CODE_SIZE) : plainOf(text).length + 4;
}

function indexesOf({start, end}: Block): number[] {
  return Array.from({length: end - start}, (_, at) => start + at);
}
