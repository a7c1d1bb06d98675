import {languageOf, type Language} from './languages';
import {isLabel, type Passage} from './passages';

/** Items or rows that follow the sentence that leads to them. */
const LED = 8;
const CODE_LINES = 24;

/** What stands for itself: a row of a table, or a fact under its name. */
export function isEntry({kind, markdown}: Passage): boolean {
  return kind === 'row' || (kind === 'item' && /^[-*+] \*\*[^*]+\*\*: [^\n]{1,160}$/.test(markdown));
}

/** Characters that a reader reads; code is looked at. */
export function lengthOf({kind, markdown}: Passage): number {
  return kind === 'code' ? 0 : markdown.replaceAll(/\s+/g, ' ').length;
}

/** A sentence or label that leads to a list, a table or code, or that was cut off by what can't be quoted. */
export function leads({kind, text, markdown}: Passage): boolean {
  return kind === 'sentence' && (isLabel(markdown) || !/[.!?…)”"'`*_]$/.test(text));
}

/** Whether code is in the language to be shown: the one that is asked for, else the first of its section. */
export function createCodeFilter(
  passages: readonly Passage[],
  asked: Language | undefined,
): (passage: Passage) => boolean {
  const shown = passages.flatMap(({kind, markdown}) => (kind === 'code' ? (languageOf(markdown) ?? []) : []));
  const language = asked !== undefined && shown.includes(asked) ? asked : shown[0];
  return ({markdown}) => [undefined, language].includes(languageOf(markdown));
}

/** A sentence that leads to a list, a table or code stands with it, or not at all. The order is kept. */
export function completed(
  indexes: readonly number[],
  passages: readonly Passage[],
  isShown: (code: Passage) => boolean,
): number[] {
  const all = new Set(indexes);
  const result = new Set<number>();
  for (const index of indexes) {
    if (!leads(passages[index]!)) {
      result.add(index);
      continue;
    }
    const next = passages[index + 1];
    const leadsOn =
      next !== undefined &&
      next.block !== passages[index]!.block &&
      (next.kind === 'sentence' ? isLabel(next.markdown) : next.kind !== 'code' || isShown(next));
    if (!leadsOn) continue;
    result.add(index);
    if (next.kind === 'sentence') continue;
    if (passages.some((passage, at) => passage.block === next.block && all.has(at))) continue;
    for (let at = index + 1; at <= index + LED && passages[at]?.block === next.block; at += 1) result.add(at);
  }
  // What a label leads to may have been left out above.
  return [...result].filter((index, place, list) => {
    const next = list[place + 1];
    return !leads(passages[index]!) || (next !== undefined && next > index && !isFinal(passages[next]!));
  });

  function isFinal(passage: Passage): boolean {
    return passage.kind === 'sentence' && !isLabel(passage.markdown);
  }
}

/** Blocks of Markdown: sentences of one paragraph together, rows under their head, items as a list. */
export function quote(indexes: readonly number[], passages: readonly Passage[]): string[] {
  const blocks: {block: number; text: string}[] = [];
  for (const index of indexes) {
    const {kind, block, markdown, lead} = passages[index]!;
    const last = blocks.at(-1);
    if (last?.block === block && kind !== 'code') {
      last.text += `${kind === 'sentence' ? ' ' : '\n'}${markdown}`;
    } else {
      const isSaid = lead !== undefined && blocks.some(({text}) => text.endsWith(lead));
      const head = lead === undefined || isSaid ? '' : `${lead}${kind === 'row' ? '\n' : '\n\n'}`;
      blocks.push({block, text: `${head}${kind === 'code' ? shortened(markdown) : markdown}`});
    }
  }
  return blocks.map(({text}) => text);
}

/** The first lines of a fence, where it is long; an ellipsis says so, and the source has the rest. */
function shortened(fence: string): string {
  const lines = fence.split('\n');
  if (lines.length <= CODE_LINES + 2) return fence;
  const kept = lines.slice(0, CODE_LINES + 1);
  // A cut between two functions or steps reads better than one within them.
  const gap = kept.findLastIndex((line) => line.trim() === '');
  return [...kept.slice(0, gap > CODE_LINES / 2 ? gap : undefined), '…', lines.at(-1)].join('\n');
}
