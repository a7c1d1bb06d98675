import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../shared/listFiles';

/**
 * A question that a section answers. `anchor` is the id of the section's heading, and `anchorLine` the line that names it;
 * they are empty and 0 for the introduction. The chat may suggest the question on its page if `isSuggested`.
 */
export type ReaderQuestion = {
  anchor: string;
  anchorLine: number;
  question: string;
  line: number;
  isSuggested: boolean;
};

/** Folder of the questions, relative to the project; each page has one file, named after its route. */
export const QUESTIONS_FOLDER = 'questions';

/** Returns the path of a page's questions file, relative to the project's folder: `questions/learn/sharding.txt`. */
export function questionsFileOf(route: string): string {
  return `${QUESTIONS_FOLDER}${route}.txt`;
}

/** At the end of a question that the chat answers from another page (tests/evals/suggestions.test.ts finds them). */
const NOT_SUGGESTED = ' (not suggested)';

/** Parses a questions file: a line `#heading-id` starts a section, every other line is a question. */
export function parseQuestions(text: string): ReaderQuestion[] {
  let [anchor, anchorLine] = ['', 0];
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line.startsWith('#')) [anchor, anchorLine] = [line.slice(1).trim(), index + 1];
    if (line === '' || line.startsWith('#')) return [];
    const isSuggested = !line.endsWith(NOT_SUGGESTED);
    const question = isSuggested ? line : line.slice(0, -NOT_SUGGESTED.length);
    return [{anchor, anchorLine, question, line: index + 1, isSuggested}];
  });
}

/** Returns the questions of a page; none if it has no questions file. */
export function readQuestions(root: string, route: string): ReaderQuestion[] {
  const file = path.join(root, questionsFileOf(route));
  return existsSync(file) ? parseQuestions(readFileSync(file, 'utf8')) : [];
}

/** A longer question has no room on a button of the chat. */
const MAX_SUGGESTION = 70;

/** Returns the first two questions of a page that are short sentences, which the chat suggests there. */
export function suggestionsOn(root: string, route: string): string[] {
  return readQuestions(root, route)
    .filter(({isSuggested}) => isSuggested)
    .map(({question}) => question)
    .filter((question) => question.endsWith('?') && question.length <= MAX_SUGGESTION)
    .slice(0, 2);
}

/** Folder of example questions that are out of scope, one on each line. */
export const OUT_OF_SCOPE_FOLDER = `${QUESTIONS_FOLDER}/out-of-scope`;

export function readOutOfScope(root: string): string[] {
  const folder = path.join(root, OUT_OF_SCOPE_FOLDER);
  return listFiles(folder, /\.txt$/).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}
