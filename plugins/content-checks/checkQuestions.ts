import {closestNames} from '../../src/facts/closestNames';
import {questionsFileOf} from '../corpus/readerQuestions';
import type {Page, Problem} from './page';
import type {Site} from './site';

/** Characters. A longer question contains details that neither search nor answers use. */
const MAX_QUESTION_LENGTH = 140;

/** Checks that each reader question of a page belongs to an existing heading, is short, and is listed once. */
export function checkQuestions({route, headings}: Page, {questions}: Site): Problem[] {
  const file = questionsFileOf(route);
  const ids = headings.flatMap(({id}) => id ?? []);
  const lineOfQuestion = new Map<string, number>();
  const lostAnchors = new Map<string, number>();
  const problems: Problem[] = [];
  for (const {anchor, anchorLine, question, line} of questions.get(route) ?? []) {
    const report = (message: string) => problems.push({file, line, message});
    const key = question.toLowerCase();
    const earlier = lineOfQuestion.get(key);
    if (anchor !== '' && !ids.includes(anchor)) lostAnchors.set(anchor, anchorLine);
    if (question.length > MAX_QUESTION_LENGTH)
      report(
        `the question "${question}" has ${question.length} characters; shorten it to at most ${MAX_QUESTION_LENGTH}`,
      );
    if (earlier !== undefined)
      report(`the question "${question}" is also on line ${earlier}; keep it where it is answered best`);
    lineOfQuestion.set(key, line);
  }
  const lost = [...lostAnchors].map(([anchor, line]) => {
    const closest = closestNames(anchor, ids, 3).join(', #') || 'none';
    const message = `${route} has no heading #${anchor} (closest: #${closest}); renamed? change it here and add "${anchor}: ${route}#new-id" to former-links${route}.yaml; otherwise move its questions to another heading, or remove them`;
    return {file, line, message};
  });
  return [...lost, ...problems];
}

/** Checks that every file of reader questions belongs to a page. */
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
