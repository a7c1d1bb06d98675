import {isLabel, type Passage} from './passages';
import {createCodeFilter, isEntry, leads, lengthOf} from './quotePassages';
import type {Candidate} from './retrieve';
import type {Wanted} from './wanted';

/** Characters that an answer has beside its code, by what is asked. */
const ROOM = {fact: 700, explanation: 800, steps: 900};
const ENTRIES = 6;
/** Rows of a table that is quoted whole. */
const WHOLE_TABLE = 9;
const CODES = 3;
/** Further sentences of the section that answers. */
const FURTHER = 4;
/** How nearly as good as the best an entry of the same list, and another sentence, has to be. */
const SHARE = {fact: 0.7, row: 0.8, sentence: 0.5};
/** How much of the question a further sentence says itself. */
const LEAST_SAID = 0.2;
/** Sentences of its paragraph before the one that answers. */
const ABOVE = 1;
/** The sentence above a table, as long as it can be without delaying what is asked. */
const SHORT = 180;

/** How a sentence begins that goes on where another stopped. */
export const LEANING =
  /^(?:it|its|they|their|this|that|these|those|both|then|but|so|such|there|he|here|instead|also|otherwise|additionally|therefore|thus|however|hence|moreover|furthermore)\b/i;
const REFERRING = /^see (?:also )?\[/i;

/**
 * The passages of the section that answers best, the one that answers first, as numbers.
 *
 * @param chosen the section's candidates, best first
 */
export function choosePassages(
  chosen: readonly Candidate[],
  passages: readonly Passage[],
  wanted: Wanted,
): number[] {
  const [best] = chosen;
  if (!best) return [];
  const isShown = createCodeFilter(passages, wanted.language);
  const indexes = opens(best, wanted)
    ? opening(chosen, passages, wanted, isShown)
    : isEntry(best.passage)
      ? entries(chosen, passages, wanted)
      : paragraphs(chosen, passages, wanted, isShown);
  return withCode(indexes, chosen, passages, wanted, isShown);
}

/** One passage of a further section, with what it leans on. */
export function chooseOne(best: Candidate, passages: readonly Passage[]): number[] {
  return [...leanedOn(best.index, passages), best.index];
}

/** Whether the section is about what is asked as a whole, so that it is read from its beginning. */
function opens({isHeaded, index, passage, isAsked}: Candidate, wanted: Wanted): boolean {
  if (wanted.definition) return index === 0 && passage.kind === 'sentence';
  if (wanted.trouble && passage.kind === 'row') return false;
  if (isAsked) return true;
  if (wanted.verdict && index > 0) return false;
  return isHeaded && (wanted.steps || wanted.explanation || wanted.verdict || wanted.code);
}

function opening(
  chosen: readonly Candidate[],
  passages: readonly Passage[],
  wanted: Wanted,
  isShown: (code: Passage) => boolean,
): number[] {
  let room = wanted.steps || wanted.code ? ROOM.steps : wanted.explanation ? ROOM.explanation : ROOM.fact;
  const codes = new Set(
    chosen
      .filter(({passage}) => passage.kind === 'code' && isShown(passage))
      .slice(0, CODES)
      .map(({index}) => index),
  );
  const indexes: number[] = [];
  for (const [at, passage] of passages.entries()) {
    const {kind, block, markdown} = passage;
    if (passage.isCaption || (REFERRING.test(markdown) && indexes.length > 0)) continue;
    if (kind === 'code' && !(codes.size > 0 ? codes.has(at) : isShown(passage))) continue;
    if (kind === 'row') {
      const size = passages.filter((other) => other.block === block).length;
      if (size > WHOLE_TABLE || passage.isTrouble) continue;
    }
    // Where the words have had their room, the code still follows.
    if (room < 0 && kind !== 'code' && !isLabel(markdown)) continue;
    room -= lengthOf(passage);
    indexes.push(at);
  }
  return withBest(indexes, chosen);
}

/** What answers stands in the answer, also where a long table or the room had left it out. */
function withBest(indexes: readonly number[], chosen: readonly Candidate[]): number[] {
  const best = chosen[0]!;
  if (indexes.includes(best.index)) return [...indexes];
  const {block, kind} = best.passage;
  const found =
    kind === 'row'
      ? chosen.filter(({passage, score}) => passage.block === block && score >= best.score * SHARE.row)
      : [best];
  return [...indexes, ...found.slice(0, ENTRIES).map(({index}) => index)].sort((a, b) => a - b);
}

/** The rows or facts that say nearly as much as the best one, under a sentence that says it too. */
function entries(chosen: readonly Candidate[], passages: readonly Passage[], wanted: Wanted): number[] {
  const [best] = chosen;
  const {block, kind, lead = ''} = best!.passage;
  const table = passages.flatMap((passage, at) => (passage.block === block ? [at] : []));
  const rows =
    isSummary(kind, lead) && wanted.steps && table.length <= WHOLE_TABLE
      ? table
      : chosen
          .filter(
            ({passage, score}) =>
              passage.block === block && score >= best!.score * (kind === 'row' ? SHARE.row : SHARE.fact),
          )
          .slice(0, ENTRIES)
          .map(({index}) => index)
          .sort((a, b) => a - b);
  const sentence = chosen.find(
    ({passage, score, said}) =>
      passage.kind === 'sentence' &&
      !leads(passage) &&
      !passage.isCaption &&
      said >= LEAST_SAID &&
      score >= best!.score * SHARE.sentence,
  );
  if (sentence) return [...chooseOne(sentence, passages), ...rows];
  const [first] = passages;
  const introduces =
    kind === 'row' &&
    !wanted.number &&
    first?.kind === 'sentence' &&
    !leads(first) &&
    !first.isCaption &&
    lengthOf(first) <= SHORT;
  return introduces ? [0, ...rows] : rows;
}

/** The paragraph from the sentence that answers on, and other sentences of the section that say as much. */
function paragraphs(
  chosen: readonly Candidate[],
  passages: readonly Passage[],
  wanted: Wanted,
  isShown: (code: Passage) => boolean,
): number[] {
  const [best] = chosen;
  const {index, passage, score} = best!;
  const indexes = new Set(chooseOne(best!, passages));
  let room =
    (wanted.steps || wanted.reason || wanted.explanation ? ROOM.explanation : ROOM.fact) -
    [...indexes].reduce((sum, at) => sum + lengthOf(passages[at]!), 0);
  const add = (at: number): boolean => {
    const next = passages[at];
    if (!next || next.isCaption || REFERRING.test(next.markdown)) return false;
    room -= lengthOf(next);
    if (room < 0) return false;
    indexes.add(at);
    return true;
  };
  // A step stands among the others, an item for itself, and a sentence in its paragraph: all of it, unless much
  // would stand before the answer.
  const isStep = passage.kind === 'item' && /^\d/.test(passage.markdown) && wanted.steps;
  if (passage.kind === 'sentence' || isStep) {
    const start = passages.findIndex(({block}) => block === passage.block);
    if (isStep || index - start <= ABOVE) for (let at = index - 1; at >= start && add(at); at -= 1);
    for (let at = index + 1; passages[at]?.block === passage.block && add(at); at += 1);
  }
  const start = Math.min(...indexes);
  let further = 0;
  for (const other of chosen.slice(1)) {
    if (further >= FURTHER || other.score < score * SHARE.sentence) break;
    if (other.said < LEAST_SAID || indexes.has(other.index) || other.passage.isCaption) continue;
    if (other.passage.kind === 'code' ? !isShown(other.passage) : other.passage.isTrouble) continue;
    for (const at of chooseOne(other, passages)) add(at);
    further += 1;
  }
  // What stands above the answer comes after it, in the page's order; but code comes after the words that explain it.
  const rank = (at: number): number => {
    const {kind, text, markdown} = passages[at]!;
    const explains =
      passage.kind === 'code' && kind === 'sentence' && !isLabel(markdown) && !LEANING.test(text);
    return explains ? 0 : at < start ? 2 : 1;
  };
  return [...indexes].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Code in the language that is asked for, where a task is to be done and the words alone don't do it. */
function withCode(
  indexes: readonly number[],
  chosen: readonly Candidate[],
  passages: readonly Passage[],
  wanted: Wanted,
  isShown: (code: Passage) => boolean,
): number[] {
  if (!(wanted.steps || wanted.code || wanted.name)) return [...indexes];
  if (indexes.some((at) => passages[at]!.kind === 'code')) return [...indexes];
  const code = chosen.find(({passage}) => passage.kind === 'code' && isShown(passage));
  return code ? [...indexes, code.index] : [...indexes];
}

/** The sentences before it in its paragraph without which a sentence can't be understood. */
function leanedOn(index: number, passages: readonly Passage[]): number[] {
  const above: number[] = [];
  for (let at = index; at > 0; at -= 1) {
    const {kind, block, text} = passages[at]!;
    const before = passages[at - 1]!;
    if (kind !== 'sentence' || !LEANING.test(text) || before.block !== block || isLabel(before.markdown))
      break;
    above.unshift(at - 1);
  }
  return above;
}

/** A row of a table without a head: what a function needs, by name. */
export function isSummary(kind: Passage['kind'], lead: string): boolean {
  return kind === 'row' && /^[|\s]*\n/.test(lead);
}
