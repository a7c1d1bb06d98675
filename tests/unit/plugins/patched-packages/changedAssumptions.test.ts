import {assumptions} from '@site/plugins/patched-packages/assumptions';
import {changedAssumptions} from '@site/plugins/patched-packages/changedAssumptions';
import {makeFolder} from '@site/tests/support/folder';

it('the installed packages contain all code that the site relies on', () => {
  expect(assumptions.length).toBeGreaterThan(0);
  expect(changedAssumptions(assumptions)).toEqual([]);
});

it('all code that is gone is reported, with what relies on it and what to do', () => {
  const {directory, remove} = makeFolder({'lib/changed.js': 'export const priority = 60;'});
  const assumption = {
    usedBy: 'plugins/styles.ts',
    otherwise: 'pages load all styles',
    package: 'theme',
    text: 'priority = 50',
  };
  try {
    const files = ['lib/changed.js', 'lib/gone.js'];
    const problems = changedAssumptions(
      files.map((file) => ({...assumption, file})),
      () => directory,
    );
    expect(problems).toEqual([
      'plugins/styles.ts: expected this code in lib/changed.js of theme, found other code:\npriority = 50\nIf the package no ' +
        "longer does the same, pages load all styles. Adapt the site's code, then the text in plugins/patched-packages/assumptions.ts.",
      expect.stringContaining('in lib/gone.js of theme, found no such file:'),
    ]);
  } finally {
    remove();
  }
});
