import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A question that readers ask, with the id of the heading that it belongs to; empty for the introduction. */
export type ReaderQuestion = {anchor: string; question: string; line: number};

/** The folder of the questions, from the project's folder; each page has one file, named after its route. */
export const QUESTIONS_FOLDER = 'questions';

/** Path of a page's questions from the project's folder: `questions/learn/sharding.txt`. */
export function questionsFileOf(route: string): string {
  return `${QUESTIONS_FOLDER}${route}.txt`;
}

/** The questions of one file: a line `#heading-id` starts a section, every other line is a question. */
export function parseQuestions(text: string): ReaderQuestion[] {
  let anchor = '';
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line.startsWith('#')) anchor = line.slice(1).trim();
    return line === '' || line.startsWith('#') ? [] : [{anchor, question: line, line: index + 1}];
  });
}

/** The questions of a page; none where it has no file. */
export function readQuestions(root: string, route: string): ReaderQuestion[] {
  const file = path.join(root, questionsFileOf(route));
  return existsSync(file) ? parseQuestions(readFileSync(file, 'utf8')) : [];
}

/** Example sentences of what is not answered, one a line in the files of this folder. */
export const OUT_OF_SCOPE_FOLDER = `${QUESTIONS_FOLDER}/out-of-scope`;

export function readOutOfScope(root: string): string[] {
  const folder = path.join(root, OUT_OF_SCOPE_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  return files.sort().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}
