import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatReport} from '@site/scripts/reportReaders/printReport';
import {readersReport} from '@site/scripts/reportReaders/readersReport';
import {makeFolder} from '@site/tests/support/folder';

const line = (event: string, fields: object) =>
  JSON.stringify({time: '2026-11-26T10:00:00.000Z', event, ...fields});
const searched = (query: string, results: number, followed = false) =>
  line('searched', {query, results, followed});
const rated = (page: string, helpful: boolean) => line('page_rated', {page, helpful});

describe('readersReport', () => {
  it('counts dead links by the page that has them', () => {
    const dead = (path: string, from: string) => line('dead_link', {path, from});
    const {deadLinks} = readersReport([
      dead('/old/', 'https://a.example/'),
      dead('/old/', 'https://b.example/x'),
      dead('/old/', 'https://b.example/x'),
    ]);
    expect(deadLinks).toEqual([
      {text: '/old/ (on https://b.example/x)', count: 2},
      {text: '/old/ (on https://a.example/)', count: 1},
    ]);
  });

  it('groups searches without a result or a click, most frequent first', () => {
    const {searches} = readersReport([
      searched('gas', 4),
      searched('Ledger nano', 0),
      searched('nft drop', 0),
      searched('ledger  nano', 0),
      searched('ape', 0),
      searched('shard', 9, true),
      searched('bridge', 0, true),
    ]);
    expect(searches).toEqual({
      total: 7,
      withoutResult: [
        {text: 'Ledger nano', count: 2},
        {text: 'ape', count: 1},
        {text: 'bridge', count: 1},
        {text: 'nft drop', count: 1},
      ],
      withoutClick: [{text: 'gas', count: 1}],
    });
  });

  it('lists declined questions, and questions whose answer was last rated as not helpful', () => {
    const {questions} = readersReport([
      line('answered', {answerId: 'a', end: 'done', question: 'How long is an epoch?'}),
      line('answered', {answerId: 'b', end: 'done', declined: true, question: 'Who wins?'}),
      line('answered', {answerId: 'c', end: 'done', declined: true}),
      line('answered', {answerId: 'd', end: 'done'}),
      line('feedback', {answerId: 'a', helpful: true}),
      line('feedback', {answerId: 'a', helpful: false}),
      line('feedback', {answerId: 'd', helpful: false}),
      line('feedback', {answerId: 'b', helpful: false}),
      line('feedback', {answerId: 'b', helpful: true}),
    ]);
    expect(questions).toEqual({
      total: 4,
      declined: [
        {text: '(not recorded)', count: 1},
        {text: 'Who wins?', count: 1},
      ],
      unhelpful: [
        {text: '(not recorded)', count: 1},
        {text: 'How long is an epoch?', count: 1},
      ],
    });
  });

  it('lists pages that did not help, with reasons and notes', () => {
    const {pages} = readersReport([
      rated('/learn/a', true),
      rated('/learn/b', false),
      rated('/learn/b', false),
      rated('/learn/b', true),
      rated('/learn/c', false),
      line('page_feedback', {
        page: '/learn/b',
        helpful: false,
        reason: 'code',
        note: 'Line 3\u001b[2J fails.',
      }),
      line('page_feedback', {page: '/learn/b', helpful: false, reason: 'code'}),
      line('page_feedback', {page: '/learn/a', helpful: true, note: 'Good.'}),
    ]);
    expect(pages).toEqual({
      unhelpful: [
        {
          page: '/learn/b',
          unhelpful: 2,
          helpful: 1,
          reasons: [{text: 'code', count: 2}],
          notes: ['Line 3 [2J fails.'],
        },
        {page: '/learn/c', unhelpful: 1, helpful: 0, reasons: [], notes: []},
      ],
      notesOfHelped: [{text: '/learn/a: Good.', count: 1}],
    });
  });

  it('ignores lines that are not log entries, and reads entries after the prefix of a collector', () => {
    const report = readersReport([
      'The site is served at http://localhost:3000/',
      '{"event": 1}',
      '{broken',
      'null',
      '',
      `app-1  | ${searched('gas', 0)}`,
    ]);
    expect(report.entries).toBe(1);
    expect(report.searches.withoutResult).toEqual([{text: 'gas', count: 1}]);
  });
});

describe('scripts/reportReaders.ts', () => {
  const folder = makeFolder({});
  afterAll(() => folder.remove());
  const run = (args: string[], input = '') =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/reportReaders.ts', ...args], {
      input,
      encoding: 'utf8',
    });

  it('prints the tables of log files, or of stdin', () => {
    const log = path.join(folder.directory, 'server.log');
    writeFileSync(log, [rated('/learn/b', false), searched('gas', 0), searched('gas', 0)].join('\n'));
    const {stdout, status} = run([log]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^3 log entries\n\nSearches without a result \(of 2 searches\)\n {4}2 {2}gas\n\n/);
    expect(stdout).toContain('\n\nPages that were marked as not helpful\n    1  /learn/b (helpful: 0)\n');
    expect(run([], searched('gas', 0)).stdout).toContain('\n    1  gas\n');
  });

  it('says which file it cannot read', () => {
    const {stderr, status} = run([path.join(folder.directory, 'missing.log')]);
    expect(stderr).toMatch(/^Expected readable log files of the server: ENOENT.*missing\.log/);
    expect(status).toBe(1);
  });
});

it('a long table ends with the number of rows that are left out', () => {
  const report = readersReport(Array.from({length: 5}, (_, index) => searched(`query ${index}`, 0)));
  expect(formatReport(report, 3)).toContain('    1  query 2\n       and 2 more (--all)');
  expect(formatReport(report, Infinity)).toContain('    1  query 4');
});
