import path from 'node:path';
import {createExtractiveAnswerer} from '@site/src/askAi/extractiveAnswerer';
import {readSiteLibrary} from '@site/tests/support/siteCorpus';
import {figuresByAuthor, judgeAnswers, type Figures, type Judgement} from './judgeAnswers';

/** Authors whose questions were written after the ranking was fitted. */
const LATER = new Set(['seventh', 'eighth', 'ninth', 'tenth']);

const limits = {
  earlier: {cited: 0.89, facts: 0.8, length: 1500, declined: 0.82, refused: 0.03},
  later: {cited: 0.83, facts: 0.63, length: 1570, declined: 0.77, refused: 0.07},
};

/** `npx tsx scripts/reportAnswers.ts` prints every answer. The limits are 3 percentage points from the figures of 26 November 2026. */
describe('the extractive answerer', () => {
  let judgement: Judgement;
  beforeAll(async () => {
    judgement = await judgeAnswers(createExtractiveAnswerer(await readSiteLibrary(path.resolve('.'))));
  }, 240_000);

  describe.each(['earlier', 'later'] as const)('on questions by the %s authors', (group) => {
    const limit = limits[group];
    let all: Figures;
    beforeAll(() => {
      const isInGroup = ({question}: {question: {author: string}}) =>
        LATER.has(question.author) === (group === 'later');
      const answers = judgement.answers.filter(isInGroup);
      const refusals = judgement.refusals.filter(isInGroup);
      all = figuresByAuthor({answers, refusals}).get('all')!;
    });

    it('cites an expected page among its first three sources', () => {
      expect(all.cited).toBeGreaterThanOrEqual(limit.cited);
    });

    it('includes the expected facts in most answers, and keeps answers short', () => {
      expect(all.facts).toBeGreaterThanOrEqual(limit.facts);
      expect(all.length).toBeLessThanOrEqual(limit.length);
    });

    it('quotes no sentence that ends in a colon without what follows', () => {
      const announcing = judgement.answers.flatMap(({answer}) => endingsInColon(answer.text));
      expect(announcing).toEqual([]);
    });

    it('declines out-of-scope questions', () => {
      expect(all.outOfScopeDeclined).toBeGreaterThanOrEqual(limit.declined);
    });

    it('rarely declines a question that it can answer', () => {
      expect(all.declined).toBeLessThanOrEqual(limit.refused);
    });
  });
});

/** Returns the paragraphs of an answer that end in a colon before the title of another section, or at the end. */
function endingsInColon(answer: string): string[] {
  const paragraphs = answer.split('\n\n');
  return paragraphs.filter((text, index) => {
    const next = paragraphs[index + 1];
    return /:\**$/.test(text) && (next === undefined || next.startsWith('**['));
  });
}
