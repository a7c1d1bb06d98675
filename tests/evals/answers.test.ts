import path from 'node:path';
import {createExtractiveAnswerer} from '@site/src/askAi/extractiveAnswerer';
import {readSiteLibrary} from '@site/tests/support/siteCorpus';
import {figuresByAuthor, judgeAnswers, type Figures} from './judgeAnswers';

/** `npm run report:answers` prints every answer. The limits are 3 percentage points from the figures of 26 November 2026. */
describe('the extractive answerer, on questions of several authors', () => {
  let all: Figures;
  beforeAll(async () => {
    const answerer = createExtractiveAnswerer(await readSiteLibrary(path.resolve('.')));
    all = figuresByAuthor(await judgeAnswers(answerer)).get('all')!;
  }, 120_000);

  it('cites an expected page among its first three sources', () => {
    expect(all.cited).toBeGreaterThanOrEqual(0.89);
  });

  it('contains all facts, in short answers', () => {
    expect(all.facts).toBeGreaterThanOrEqual(0.8);
    expect(all.length).toBeLessThanOrEqual(1460);
  });

  it('declines out-of-scope questions, or warns', () => {
    expect(all.outOfScopeDeclined).toBeGreaterThanOrEqual(0.82);
    expect(all.outOfScopeDeclined + all.outOfScopeUnsure).toBeGreaterThanOrEqual(0.86);
  });

  it('declines almost no question that it can answer', () => {
    expect(all.declined).toBeLessThanOrEqual(0.03);
    expect(all.unsure).toBeLessThanOrEqual(0.05);
  });
});
