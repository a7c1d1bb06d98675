import {describeResults, problemsOf, type AuditResult} from '@site/scripts/lighthouse/report';

const FLOORS = {desktop: 95, mobile: 90};
const PERFECT = {accessibility: 100, 'best-practices': 100, seo: 100};

function result({
  scores = PERFECT,
  failures = [] as string[],
  performance = [100, 100, 100],
  benchmarkIndex = 2000,
} = {}): AuditResult {
  return {
    route: '/learn/',
    device: 'mobile',
    audit: {scores, failures},
    performance: performance.map((score) => ({
      score,
      lcp: 900,
      totalBlockingTime: 20,
      cls: 0,
      benchmarkIndex,
    })),
  };
}

describe('problemsOf', () => {
  it('accepts full scores and a median of performance at its floor', () => {
    expect(problemsOf([result({performance: [60, 90, 95]})], FLOORS)).toEqual([]);
  });

  it('names each category below 100, with what failed', () => {
    const failed = result({scores: {...PERFECT, seo: 92}, failures: ['No description (meta-description)']});
    expect(problemsOf([failed], FLOORS)).toEqual([
      '/learn/ (mobile): expected 100 in seo, found 92.',
      '  No description (meta-description)',
    ]);
  });

  it('reports a category whose audit failed to run', () => {
    expect(problemsOf([result({scores: {...PERFECT, accessibility: NaN}})], FLOORS)).toEqual([
      '/learn/ (mobile): expected 100 in accessibility, found NaN.',
    ]);
  });

  it('compares the median of performance with the floor of the device', () => {
    expect(problemsOf([result({performance: [100, 89, 80]})], FLOORS)).toEqual([
      '/learn/ (mobile): expected at least 90 in performance, found a median of 89.',
    ]);
    expect(problemsOf([result({performance: [NaN]})], FLOORS)).toHaveLength(1);
  });

  it('does not compare performance on a slow machine, and the table says so', () => {
    const slow = [result({performance: [40], benchmarkIndex: 300})];
    expect(problemsOf(slow, FLOORS)).toEqual([]);
    expect(describeResults(slow)).toContain("Below 1000, performance isn't compared with its limits");
    expect(describeResults([result()])).not.toContain('Below');
  });
});
