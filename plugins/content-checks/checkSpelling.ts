import {lineInProse, type Page, type Problem, type Prose} from './page';

export const WORDS_FILE = 'project-words.txt';

/** A word that no dictionary contains, and its offset in the text. */
export type Misspelled = {word: string; index: number};

/** Returns the words of a text that no dictionary contains. */
export type FindMisspelled = (text: string) => Promise<Misspelled[]>;

/** Checks the spelling of a page's prose with the dictionaries and the project's word list. */
export async function checkSpelling(page: Page, findMisspelled: FindMisspelled): Promise<Problem[]> {
  const misspelled = await findMisspelled(page.prose.map(({text}) => text).join(SEPARATOR));
  const problems = misspelled.map(({word, index}) => ({
    file: page.file,
    line: lineOfIndex(page.prose, index),
    message: `"${word}" is in no dictionary; correct it, put it in backticks if it is code, or add it to ${WORDS_FILE}`,
  }));
  return problems.filter(
    ({line, message}, index) =>
      problems.findIndex((other) => other.line === line && other.message === message) === index,
  );
}

const SEPARATOR = '\n\n';

function lineOfIndex(prose: readonly Prose[], index: number): number {
  let start = 0;
  for (const piece of prose) {
    const end = start + piece.text.length;
    if (index < end) return lineInProse(piece, index - start);
    start = end + SEPARATOR.length;
  }
  return prose.at(-1)?.line ?? 1;
}
