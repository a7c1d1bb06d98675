import type {CorpusPage} from '../../src/corpus/corpus';

/** One of this many words in a copy is replaced by a new word, because real pages contain new words. */
const WORDS_PER_NEW_WORD = 60;

/**
 * Returns a corpus with `size` pages: the existing pages, and copies of them. The words of a copy are shuffled and some
 * are new, so that copies don't compress better than real pages.
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
      .map((word) => (random() * WORDS_PER_NEW_WORD < 1 ? `${word.slice(0, 5)}${copy.toString(36)}x` : word))
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

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (linear congruential). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
