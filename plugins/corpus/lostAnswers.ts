import {findAnswer, splitPassages} from '../../src/askAi/extractive/passages';
import type {CorpusSection} from '../../src/corpus/corpus';

/** What is wrong with the words that readers' questions name as their answers, a sentence each. */
export function lostAnswers(sections: readonly CorpusSection[], route: string): string[] {
  return sections.flatMap(({anchor, markdown, asked}) => {
    if (asked.every(({answer}) => answer === undefined)) return [];
    const passages = splitPassages(markdown, route);
    return asked
      .filter(({answer}) => answer !== undefined && findAnswer(passages, answer) === undefined)
      .map(
        ({question, answer}) =>
          `expected "${answer}", which answers "${question}", in a sentence, item, row or code of ${anchor ? `#${anchor}` : 'the introduction'}, found it in none; write words that stand there, or leave them out where the section answers from its beginning`,
      );
  });
}
