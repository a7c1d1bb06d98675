import {checkAllSamples, checkShownSamples} from '@site/plugins/content-checks/checkSampleWording';
import {pageWith, siteWith} from '@site/tests/support/contentSite';

const files: Record<string, string> = {
  'samples/js/a.test.ts': [
    '// Nobody reads this.',
    'const besides = mend(1);',
    "test('all at once', () => `a list of its own: ${1}`);",
  ].join('\n'),
  'samples/py/test_a.py':
    'def test_pays_at_once():\n    """It stands here."""\n    return stands.in_place_of',
  'samples/contracts/a.rs': '/* The newest one. */\nfn newest_block() -> &str {\n    "goes on"\n}',
  'samples/go/a.go': 'package a\n\n// Whilst it runs.\nvar a = "reckoned"',
  'samples/cli/a.sh': '# Prints the newest one.\necho "It stands there."',
  'samples/cli/expected/a.txt': 'left with code 1',
  'samples/cli/a.json': '{"text": "at once"}',
  'samples/js/README.md': 'at once',
};
const folders = new Map<string, Set<string>>();
for (const file of Object.keys(files)) {
  const parts = file.split('/');
  parts.forEach((part, depth) => {
    const folder = parts
      .slice(0, depth)
      .map((name) => `${name}/`)
      .join('');
    const name = depth === parts.length - 1 ? part : `${part}/`;
    folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
  });
}
const samples = {
  read: (file: string) => files[file],
  list: (folder: string) => [...(folders.get(folder) ?? [])],
};

const wordsOf = (problems: ReturnType<typeof checkAllSamples>) =>
  problems.map(({file, line, message}) => `${file}:${line} ${message.split('"')[1]}`);

describe('checkSampleWording', () => {
  it('reads comments, strings and defined names of code, and all of scripts and outputs', () => {
    expect(wordsOf(checkAllSamples(siteWith([], {samples})))).toEqual([
      'samples/js/a.test.ts:1 Nobody',
      'samples/js/a.test.ts:2 besides',
      'samples/js/a.test.ts:3 at once',
      'samples/js/a.test.ts:3 of its own',
      'samples/py/test_a.py:1 at once',
      'samples/py/test_a.py:2 stands',
      'samples/contracts/a.rs:1 newest',
      'samples/contracts/a.rs:2 newest',
      'samples/contracts/a.rs:3 goes on',
      'samples/go/a.go:3 Whilst',
      'samples/go/a.go:4 reckoned',
      'samples/cli/a.sh:2 stands',
      'samples/cli/a.sh:1 newest',
      'samples/cli/expected/a.txt:1 left with code',
    ]);
  });

  it('reads only the samples that a page shows', () => {
    const page = pageWith('```go file=samples/go/a.go\n```\n\n```go excerpt file=samples/go/a.go\n```\n');
    expect(wordsOf(checkShownSamples(page, siteWith([page], {samples})))).toEqual([
      'samples/go/a.go:3 Whilst',
      'samples/go/a.go:4 reckoned',
    ]);
  });
});
