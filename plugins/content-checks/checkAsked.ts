import {refusalOf} from '../../src/askAi/extractive/refusals';
import type {Finding, Page} from './page';

/** Characters of a question; a longer one tells a story, of which search and answers need the words that matter. */
const LONGEST_QUESTION = 140;

/** Questions of readers stand below their section's heading, are short, stand once, and would be answered. */
export function checkAsked({asked}: Page): Finding[] {
  const lineOfQuestion = new Map<string, number>();
  return asked.flatMap(({questions, line, isInPlace}) => {
    const findings: Finding[] = [];
    if (!isInPlace)
      findings.push({
        line,
        message:
          "the questions stand below a section's text; move them right below its heading, or above all else for the introduction",
      });
    if (questions.length === 0)
      findings.push({line, message: 'the list of questions is empty; write one a line, or remove it'});
    questions.forEach(({question}, index) => {
      const at = line + 1 + index;
      const problem = problemOf(question, lineOfQuestion.get(question.toLowerCase()));
      if (problem !== undefined) findings.push({line: at, message: `the question "${question}" ${problem}`});
      lineOfQuestion.set(question.toLowerCase(), at);
    });
    return findings;
  });
}

function problemOf(question: string, earlier: number | undefined): string | undefined {
  if (question.length > LONGEST_QUESTION)
    return `has ${question.length} characters; keep it to ${LONGEST_QUESTION}`;
  if (earlier !== undefined) return `stands on line ${earlier} already; keep it where it is answered best`;
  const refusal = refusalOf(question);
  return refusal === undefined
    ? undefined
    : `is one that Ask AI refuses (${refusal}); word it as somebody who means no harm would, or mend src/askAi/extractive/refusals.ts`;
}
