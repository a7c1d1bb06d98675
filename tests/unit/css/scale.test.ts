import {readFileSync} from 'node:fs';
import {listFiles} from '../../../plugins/shared/listFiles';
import {scaleProblems} from '../../support/scaleProblems';

it('every style sheet uses the scale of sizes and distances', () => {
  const files = listFiles('src', /\.css$/);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => scaleProblems(readFileSync(`src/${file}`, 'utf8'), file))).toEqual([]);
});

it.each([
  ['font-size: 0.9rem', 'var(--mx-text-xs … 2xl) or inherit'],
  ['font: 600 1rem/1.5 serif', 'a font with a size of var(--mx-text-xs … 2xl)'],
  ['font-weight: 560', '400, 500 or 600'],
  ['border-radius: 10px 0', 'var(--mx-radius[-small|-large])'],
  ['padding: 0.5rem 0.35rem', 'distances of 0.125, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5 rem'],
  ['margin-top: 7px', 'distances of 0.125, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5 rem'],
  ['min-height: 40px', 'var(--mx-control) or var(--mx-control-large)'],
  ['max-width: min(46rem, 100%)', 'var(--mx-measure), var(--mx-wide) or var(--mx-page-width)'],
])('%s is not on the scale', (declaration, expected) => {
  expect(scaleProblems(`.card {\n  ${declaration};\n}`, 'a.css')).toEqual([
    `a.css:2: expected ${expected}, found ${declaration}`,
  ]);
});

it.each([
  'font: 600 var(--mx-text-s)/1.5 var(--mx-font-mono)',
  'border-radius: var(--mx-radius) var(--mx-radius) 0 0',
  'padding: 0.13em 2px 1.25rem calc(var(--step-size) + 1rem)',
  'min-height: 26rem',
  'max-width: 22rem',
])('%s is on the scale', (declaration) => {
  expect(scaleProblems(`.card {${declaration}}`, 'a.css')).toEqual([]);
});
