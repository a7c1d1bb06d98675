import type {CorpusPage} from '../../src/corpus/corpus';

/** One word in so many of a copy is one that no other page has, as new pages bring new words. */
const NEW_WORDS = 60;

/**
 * A corpus of so many pages: the pages that stand, and copies of them, the words of each in another order and some of
 * them new, so that they compress no better than pages of their own.
 */
export function growCorpus(pages: readonly CorpusPage[], size: number): CorpusPage[] {
  return Array.from({length: size}, (_, index) => {
    const page = pages[index % pages.length]!;
    const copy = Math.floor(index / pages.length);
    return copy === 0 ? page : shuffled(page, copy);
  });
}

function shuffled(page: CorpusPage, copy: number): CorpusPage {
  const random = createRandom(copy);
  const words = page.sections.flatMap(({passages}) => passages.flatMap(({text}) => text.split(/\s+/)));
  for (let index = words.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [words[index], words[other]] = [words[other]!, words[index]!];
  }
  let taken = 0;
  const take = (count: number) => {
    taken += count;
    return words
      .slice(taken - count, taken)
      .map((word) => (random() * NEW_WORDS < 1 ? `${word.slice(0, 5)}${copy.toString(36)}x` : word))
      .join(' ');
  };
  return {
    ...page,
    route: `${page.route}-${copy}`,
    title: `${page.title} ${copy}`,
    sections: page.sections.map((section) => ({
      ...section,
      passages: section.passages.map((passage) => ({
        ...passage,
        text: take(passage.text.split(/\s+/).length),
      })),
    })),
  };
}

/** The same numbers from 0 to 1 for the same seed (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
