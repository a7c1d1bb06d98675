import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  changedOriginals,
  compareHashes,
  recordOriginals,
} from '@site/plugins/patched-packages/ejectedComponents';
import {makeFolder} from '@site/tests/support/folder';

const RECORD = 'plugins/patched-packages/originals.json';

it('the originals of all ejected components are the recorded ones', () => {
  expect(changedOriginals(process.cwd())).toEqual([]);
});

it('ejected components are recorded, but not own and wrapped ones', () => {
  const {directory, remove} = makeFolder({
    [RECORD]: '{}',
    'src/theme/Tabs/index.tsx': 'export default () => null;',
    'src/theme/MDXComponents/Code.tsx': 'export default () => null;',
    'src/theme/SearchBar/index.tsx': 'export default () => null;',
    'src/theme/SearchBar/Hit.tsx': 'export default () => null;',
    'src/theme/ChangesPage/index.tsx': 'export default () => null;',
    'src/theme/Footer/Copyright/index.tsx': "import Copyright from '@theme-original/Footer/Copyright';",
  });
  try {
    const names = ['src/theme/MDXComponents/Code', 'src/theme/SearchBar', 'src/theme/Tabs'];
    expect(changedOriginals(directory)).toEqual(
      names.map((name) => expect.stringMatching(`^${name}: expected a recorded hash of the original`)),
    );
    recordOriginals(directory);
    expect(changedOriginals(directory)).toEqual([]);
    expect(Object.keys(JSON.parse(readFileSync(path.join(directory, RECORD), 'utf8')))).toEqual(names);
  } finally {
    remove();
  }
});

it('a changed original and a component without original are reported', () => {
  expect(compareHashes({'src/theme/A': '1', 'src/theme/B': '2'}, {'src/theme/A': '9'})).toEqual([
    'src/theme/A: Docusaurus changed the original since it was ejected. Compare the two versions of the original, adopt ' +
      'what matters, then record the new hash: npx docusaurus record-ejected',
    expect.stringContaining('src/theme/B: expected an ejected component, found none'),
  ]);
});
