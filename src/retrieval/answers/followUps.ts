import {GLOSSARY, type Library} from './library';
import {termSet} from './queryTerms';

/** The library's parts that follow-up questions come from. */
type Questions = Pick<Library, 'places' | 'pageOf' | 'questionsOf'>;

const MAX_FOLLOW_UPS = 2;
const MAX_PAGE_QUESTIONS = 4;
/** Characters. A longer question doesn't fit on a button. */
const MAX_LENGTH = 80;
/** Similarity of two questions, from 0 to 1, from which one repeats the other. */
const MAX_SIMILARITY = 0.6;
/** Positions of the neighbours that may follow a cited section, relative to it. Readers continue downwards. */
const FOLLOWING = [1, 2, 0, -1];

/**
 * Returns up to two questions that a reader may ask after an answer. They are the reader questions of the cited sections'
 * neighbours on the same page: of the next two sections, then of the cited section itself, then of the previous one. The
 * cited sections take turns, so that the questions differ in subject. Neighbours in the glossary have other subjects. A
 * question must be a complete sentence, and must not repeat one that was asked or chosen before.
 *
 * @param sections cited sections, the most important first
 * @param asked the reader's questions so far
 */
export function followUps(
  sections: readonly number[],
  asked: readonly string[],
  {places, pageOf, questionsOf}: Questions,
): string[] {
  const known = asked.map(termSet);
  const chosen: string[] = [];
  const used = new Set<number>();
  const cited = sections.filter((section) => pageOf(section).route !== GLOSSARY);
  for (const offset of FOLLOWING) {
    for (const section of cited) {
      const neighbour = section + offset;
      const isSamePage = places[neighbour]?.page === places[section]!.page;
      if (!isSamePage || used.has(neighbour)) continue;
      // The writers put the questions in the product's own words last.
      const question = questionsOf(neighbour).findLast(
        (text) => isComplete(text) && !known.some((terms) => isSimilar(terms, termSet(text))),
      );
      if (question === undefined) continue;
      used.add(neighbour);
      known.push(termSet(question));
      chosen.push(question);
      if (chosen.length === MAX_FOLLOW_UPS) return chosen;
    }
  }
  return chosen;
}

/** Returns questions that a page answers, for a reader whose own question isn't answered. */
export function questionsOfPage(route: string, {places, pageOf, questionsOf}: Questions): string[] {
  const sections = [...places.keys()].filter((section) => pageOf(section).route === route);
  return sections
    .flatMap((section) => questionsOf(section).findLast(isComplete) ?? [])
    .slice(0, MAX_PAGE_QUESTIONS);
}

function isComplete(question: string): boolean {
  return question.length <= MAX_LENGTH && /^\p{Lu}.*\?$/u.test(question);
}

/** Compares by the Sørensen–Dice coefficient of the terms. */
function isSimilar(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((term) => other.has(term)).length;
  return (2 * shared) / (one.size + other.size) >= MAX_SIMILARITY;
}
