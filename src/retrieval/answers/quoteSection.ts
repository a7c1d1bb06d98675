import type {Passage} from '../index/passage';
import {plainOf} from '../text/markedText';
import {groupAt, unitOf} from './dependencies';
import {languageOfFence, type Language} from './languages';
import {renderPassages} from './renderPassages';

/** Maximum length that a block of code counts as, in characters: readers scan code rather than read it. */
const CODE_SIZE = 600;

/** Minimum score of a passage of a section that is too long, relative to the best one: of a short and of a long quotation. */
const MIN_SCORE_RATIO = {short: 0.2, long: 0.7};
/** Length of a quotation that is no longer short, in characters. */
const SHORT_QUOTATION = 300;

/**
 * Returns as Markdown the entire section, or its best passages up to `longest` characters, in page order, each with what it can't be
 * understood without. At least the best one is quoted, however long it is; nothing is if no passage has a score.
 */
export function quoteSection(
  passages: readonly Passage[],
  scores: readonly number[],
  longest: number,
  language: Language | undefined,
): string {
  const bestOf = (indexes: readonly number[]) =>
    indexes.reduce<number | undefined>(
      (best, index) => (best === undefined || scores[index]! > scores[best]! ? index : best),
      undefined,
    );
  const choice = {isQuotable: codeFilter(passages, scores, language), bestOf};
  const all = [...passages.keys()].filter(choice.isQuotable);
  if (all.every((index) => scores[index] === 0)) return '';
  const sizeOfAll = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => sum + sizeOf(passages[index]!), 0);
  const shown = new Set<number>(sizeOfAll(all) <= longest ? all : []);
  const best = Math.max(...all.map((index) => scores[index]!));
  let room = longest;
  if (shown.size === 0) {
    for (const index of all.sort((a, b) => scores[b]! - scores[a]! || a - b)) {
      const ratio = MIN_SCORE_RATIO[longest - room < SHORT_QUOTATION ? 'short' : 'long'];
      if (shown.has(index) || scores[index]! < ratio * best) continue;
      const unit = unitOf(passages, index, choice).filter((one) => !shown.has(one));
      const size = sizeOfAll(unit);
      if (size > room && shown.size > 0) continue;
      room -= size;
      for (const one of unit) shown.add(one);
    }
  }
  return renderPassages(
    passages,
    [...shown].sort((a, b) => a - b),
  );
}

/** Returns a filter that keeps one of several programs that are the same in different languages. */
function codeFilter(
  passages: readonly Passage[],
  scores: readonly number[],
  language: Language | undefined,
): (index: number) => boolean {
  const languageAt = (index: number) => languageOfFence(passages[index]!.language);
  const codes = [...passages.keys()].filter((index) => passages[index]!.kind === 'code' && languageAt(index));
  const [best] = codes.toSorted((a, b) => scores[b]! - scores[a]!);
  const chosen = codes.some((index) => languageAt(index) === language)
    ? language
    : best === undefined
      ? undefined
      : languageAt(best);
  return (index) => {
    const {kind} = passages[index]!;
    const code = kind === 'label' && passages[index + 1]?.kind === 'code' ? index + 1 : index;
    if (passages[code]!.kind !== 'code') return true;
    const own = languageAt(code);
    if (own === undefined || own === chosen) return true;
    return !groupAt(passages, code).some((other) => languageAt(other) === chosen);
  };
}

/** Returns the length of a passage as displayed, in characters. */
function sizeOf({kind, text}: Passage): number {
  return kind === 'code' ? Math.min(text.length, CODE_SIZE) : plainOf(text).length + 4;
}
