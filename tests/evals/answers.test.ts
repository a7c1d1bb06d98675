import path from 'node:path';
import {readSiteCorpus} from '@site/tests/support/siteCorpus';
import {judgeAnswers, type Judgement} from './judgeAnswers';

/** What `npm run report:answers` prints in full. Where one fails, the answerer or the pages improve, not the questions. */
describe('the extractive answerer, of the questions whose pages stand', () => {
  let judgement: Judgement;
  beforeAll(async () => {
    judgement = judgeAnswers(await readSiteCorpus(path.resolve('.')));
  }, 120_000);

  it('cites an expected page among its first three sources for nine of ten', () => {
    expect(judgement.figures.cited).toBeGreaterThanOrEqual(0.9);
  });

  it('says all facts for three of four', () => {
    expect(judgement.figures.matched).toBeGreaterThanOrEqual(0.75);
  });

  it('declines nine of ten questions that are out of scope', () => {
    expect(judgement.figures.declined).toBeGreaterThanOrEqual(0.9);
  });

  it('declines no more than one of twenty that it could answer', () => {
    expect(judgement.figures.declinedWrongly).toBeLessThanOrEqual(0.05);
  });
});
