import {questionsFileOf} from '../corpus/readerQuestions';
import type {Page, Problem} from './page';
import type {Site} from './site';

/** Characters of a question; a longer one tells a story, of which search and answers need only the words that matter. */
const LONGEST_QUESTION = 140;

/** The questions of a page: each belongs to a heading of the page, is short, and is listed once. */
export function checkQuestions({route, headings}: Page, {questions}: Site): Problem[] {
  const file = questionsFileOf(route);
  const ids = new Set(headings.map(({id}) => id));
  const lineOfQuestion = new Map<string, number>();
  return (questions.get(route) ?? []).flatMap(({anchor, question, line}) => {
    const problems: Problem[] = [];
    const report = (message: string) => problems.push({file, line, message});
    const key = question.toLowerCase();
    const earlier = lineOfQuestion.get(key);
    if (anchor !== '' && !ids.has(anchor))
      report(
        `the question "${question}" belongs to #${anchor}, which no heading of ${route} has; move it to an existing heading, or remove it`,
      );
    if (question.length > LONGEST_QUESTION)
      report(
        `the question "${question}" has ${question.length} characters; shorten it to ${LONGEST_QUESTION}`,
      );
    if (earlier !== undefined)
      report(`the question "${question}" is also on line ${earlier}; keep it where it is answered best`);
    lineOfQuestion.set(key, line);
    return problems;
  });
}

/** Files of questions that belong to no page. */
export function checkLostQuestions({questions, pages, unparsed}: Site): Problem[] {
  if (unparsed.length > 0) return [];
  return Array.from(questions.keys())
    .filter((route) => !pages.has(route))
    .map((route) => ({
      file: questionsFileOf(route),
      line: 1,
      message: `expected a page at ${route}, found none; name the file after the route of its page, or remove it`,
    }));
}
