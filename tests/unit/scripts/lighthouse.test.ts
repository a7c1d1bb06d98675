import type {Result} from 'lighthouse';
import {readAudit} from '@site/scripts/lighthouse/auditPage';
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

it('readAudit returns the scores, and what failed in weighted audits of the fixed categories', () => {
  const category = (score: number | null, ...auditRefs: {id: string; weight: number}[]) => ({
    score,
    auditRefs,
  });
  const lighthouseResult = {
    environment: {benchmarkIndex: 1500},
    categories: {
      performance: category(0.97, {id: 'largest-contentful-paint', weight: 25}),
      accessibility: category(0.9, {id: 'contrast', weight: 7}, {id: 'hidden', weight: 0}),
      'best-practices': category(null, {id: 'console', weight: 1}),
      seo: category(1, {id: 'title', weight: 1}, {id: 'hreflang', weight: 1}),
    },
    audits: {
      'largest-contentful-paint': {score: 0.9, numericValue: 1234},
      'total-blocking-time': {score: 1, numericValue: 12},
      'cumulative-layout-shift': {score: 1, numericValue: 0},
      contrast: {
        title: 'Low contrast',
        score: 0,
        details: {type: 'table', items: [{node: {snippet: '<a href="/">'}}, {url: '/a.js'}]},
      },
      hidden: {title: 'Hidden', score: 0},
      console: {title: 'Console', score: null, errorMessage: 'Timed out'},
      title: {title: 'Title', score: 1},
      hreflang: {title: 'Not applicable', score: null},
    },
  } as unknown as Result;
  expect(readAudit(lighthouseResult)).toEqual({
    scores: {accessibility: 90, 'best-practices': NaN, seo: 100},
    failures: ['Low contrast (contrast)\n    <a href="/">\n    {"url":"/a.js"}', 'console: Timed out'],
    performance: {score: 97, lcp: 1234, totalBlockingTime: 12, cls: 0, benchmarkIndex: 1500},
  });
});
