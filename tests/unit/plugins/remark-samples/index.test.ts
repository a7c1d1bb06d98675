import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {remarkSamples, sampleOf} from '@site/plugins/remark-samples';
import {parseMarkdown} from '@site/plugins/shared/markdown';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(root, 'samples/adder/target'), {recursive: true});
  writeFileSync(
    path.join(root, 'samples/adder/adder.rs'),
    'impl A {\n    // #region add\n    fn add() {}\n    // #endregion add\n}\n',
  );
  writeFileSync(
    path.join(root, 'samples/adder/send.py'),
    'from lib import send\n\n# #region send\nsend(1)\n# #endregion send\n',
  );
});
afterAll(() => rmSync(root, {recursive: true}));

function fencesOf(markdown: string): Code[] {
  const tree = parseMarkdown(markdown);
  remarkSamples({root})(tree, {path: path.join(root, 'docs/page.mdx')});
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  return fences;
}

describe('remarkSamples', () => {
  it('fills an empty fence and keeps the words after its language', () => {
    const [fence] = fencesOf('```rust title="Add" file=samples/adder/adder.rs#add {1}\n```');
    expect(fence).toMatchObject({
      lang: 'rust',
      value: 'fn add() {}',
      meta: 'title="Add" file=samples/adder/adder.rs#add {1}',
    });
  });

  it('adds the source lines of a sample, and nothing to other code', () => {
    const fences = fencesOf('```rust file=samples/adder/adder.rs#add\n```\n\n```json\n{}\n```');
    expect(fences.map((fence) => sampleOf(fence)?.source)).toEqual([
      'samples/adder/adder.rs#L3-L3',
      undefined,
    ]);
  });

  it('adds what a region needs to be a program', () => {
    const fences = fencesOf(
      ['rust file=samples/adder/adder.rs#add', 'python file=samples/adder/send.py#send']
        .map((words) => `\`\`\`${words}\n\`\`\`\n`)
        .join('\n'),
    );
    expect(fences.map((fence) => sampleOf(fence)?.setup)).toEqual([
      {before: 'impl A {\n', after: '\n}', indent: '    '},
      {before: 'from lib import send\n\n', after: '', indent: ''},
    ]);
  });

  it('adds nothing to an excerpt, whose title names the file, and titles a whole file', () => {
    const fences = fencesOf(
      ['excerpt file=samples/adder/send.py#send', 'excerpt title="Send" file=samples/adder/send.py#send']
        .concat(['file=samples/adder/send.py', 'title="A" file=samples/adder/send.py'])
        .map((words) => `\`\`\`python ${words}\n\`\`\`\n`)
        .join('\n'),
    );
    expect(fences.map(sampleOf)).toEqual([
      {source: 'samples/adder/send.py#L4-L4', title: 'Excerpt of send.py'},
      {source: 'samples/adder/send.py#L4-L4', title: 'Send · excerpt of send.py'},
      {source: 'samples/adder/send.py', title: 'send.py'},
      {source: 'samples/adder/send.py'},
    ]);
  });

  it('fills fences inside lists and components', () => {
    const markdown = '<Tabs>\n\n1. Step\n\n   ```rust file=samples/adder/adder.rs#add\n   ```\n\n</Tabs>';
    expect(fencesOf(markdown).map(({value}) => value)).toEqual(['fn add() {}']);
  });

  it('leaves a fence without a sample as it is', () => {
    expect(fencesOf('```json\n{"a": 1}\n```')[0]?.value).toBe('{"a": 1}');
  });

  it("lists every fence that it can't fill, with its line", () => {
    const markdown = [
      '```rust file=samples/adder/adder.rs#sub',
      '```',
      '',
      '```rust file=samples/adder/main.rs',
      '```',
      '',
      '```rust file=samples/adder/adder.rs#add',
      'fn add() {}',
      '```',
    ].join('\n');
    let message = '';
    try {
      fencesOf(markdown);
    } catch (error) {
      ({message} = error as Error);
    }
    expect(message.split('\n')).toEqual([
      expect.stringMatching(
        /^Expected each fence with file= of .*docs\/page\.mdx to be valid, found 3 problems/,
      ),
      expect.stringMatching(
        /page\.mdx:1: expected the region "sub" in samples\/adder\/adder\.rs, it has add$/,
      ),
      expect.stringMatching(
        /page\.mdx:4: expected the sample samples\/adder\/main\.rs, found no such file; samples\/adder\/ contains adder\.rs, send\.py$/,
      ),
      expect.stringMatching(
        /page\.mdx:7: expected an empty fence, since the build inserts samples\/adder\/adder\.rs, found text; delete it$/,
      ),
    ]);
  });
});
