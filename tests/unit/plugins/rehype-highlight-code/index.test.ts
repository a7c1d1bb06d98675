import {visit} from 'unist-util-visit';
import type {VerificationTexts} from '@site/plugins/rehype-highlight-code/describeVerification';
import {rehypeHighlightCode} from '@site/plugins/rehype-highlight-code';
import {elementsOf} from '@site/tests/support/elementsOf';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function highlight(text: string, describeSample?: (file: string) => VerificationTexts | undefined) {
  const tree = await parseHtmlTree(text);
  await rehypeHighlightCode({describeSample})(tree, {path: `${process.cwd()}/docs/page.mdx`});
  return tree;
}

describe('rehypeHighlightCode', () => {
  it('turns each fence into a code frame with its title', async () => {
    const tree = await highlight('Text.\n\n```rust title="adder.rs" {1}\nfn a() {}\n```\n');
    expect(elementsOf(tree, 'CodeFrame')).toEqual([
      {
        html: '<mark class=l><span class=k>fn </span><span class=f>a</span>() {}</mark>',
        label: 'Rust',
        length: 'short',
        title: 'adder.rs',
      },
    ]);
  });

  it('highlights fences in components and lists too', async () => {
    const tree = await highlight('<Tabs>\n\n```json\n{}\n```\n\n</Tabs>\n\n- item\n\n  ```sh\n  ls\n  ```\n');
    expect(elementsOf(tree, 'CodeFrame').map(({label}) => label)).toEqual(['JSON', 'Shell']);
  });

  const sample = (name: string) => `\`\`\`rust file=samples/${name}.rs\nfn a() {}\n\`\`\`\n\n`;
  const describeSample = (file: string) =>
    file === 'samples/unchecked.rs'
      ? undefined
      : {
          verb: 'Tested' as const,
          tools: [`${file.slice(8, 9)} 1`],
          date: '2026-05-02',
        };

  it('says at each block and at the end of the page what the samples were tested with', async () => {
    const tree = await highlight(
      `${sample('a')}${sample('a')}${sample('b')}${sample('unchecked')}Text.\n`,
      describeSample,
    );
    expect(elementsOf(tree, 'CodeFrame').map(({tested}) => tested)).toEqual([
      'Tested · a 1',
      'Tested · a 1',
      'Tested · b 1',
      undefined,
    ]);
    const note = tree.children.at(-1);
    expect(note).toMatchObject({
      properties: {className: ['mx-verified']},
      children: [
        {value: '✓ Tested with a 1, b 1, May 2026. '},
        {properties: {href: 'https://github.com/multiversx/mx-docs/blob/main/samples/README.md'}},
      ],
    });
    expect(JSON.stringify(await highlight(sample('unchecked'), describeSample))).not.toContain('mx-verified');
  });

  it('gives a frame the source path of its sample', async () => {
    const tree = await parseHtmlTree('```rust\nfn a() {}\n```\n');
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'code') properties.sampleSource = 'samples/a.rs#L2-L2';
    });
    await rehypeHighlightCode()(tree, {path: `${process.cwd()}/docs/page.mdx`});
    expect(elementsOf(tree, 'CodeFrame')).toMatchObject([{source: 'samples/a.rs#L2-L2'}]);
  });

  it('gives a frame the setup and the title of its sample', async () => {
    const tree = await parseHtmlTree('```rust title="A"\nfn a() {}\n```\n');
    const setup = {before: 'use b;\n\nimpl A {\n', after: '\n}', indent: '    '};
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'code')
        Object.assign(properties, {
          sampleSource: 'samples/a.rs',
          sampleSetup: JSON.stringify(setup),
          sampleTitle: 'B',
        });
    });
    await rehypeHighlightCode()(tree, {path: `${process.cwd()}/docs/page.mdx`});
    expect(elementsOf(tree, 'CodeFrame')).toMatchObject([
      {
        title: 'B',
        setup: expect.stringMatching(/<span class=k>use<\/span> b;\n\n<span class=k>impl /),
        summary: 'imports and setup (3 lines)',
        gap: '\n',
        after: '\n}',
        indent: '    ',
      },
    ]);
  });

  it('leaves diagrams and inline code alone', async () => {
    const tree = await highlight('Say `x`.\n\n```mermaid\nflowchart LR\n```\n');
    expect(elementsOf(tree, 'CodeFrame')).toEqual([]);
    expect(JSON.stringify(tree)).toContain('language-mermaid');
  });

  it("lists every fence that it can't show, with its line", async () => {
    const page = 'Text.\n\n```\nno language\n```\n\n```pascal\nval a\n```\n\n```text {3} wide\none\n```\n';
    await expect(highlight(page)).rejects.toThrow(
      /^Expected each code fence of docs\/page\.mdx to be valid, found 4 problems \(correct them\):\n- docs\/page\.mdx:3: the fence has no language: write one of rust, rs, ts, .*\n- docs\/page\.mdx:7: the fence has the unknown language "pascal": write one of rust, .*\n- docs\/page\.mdx:11: wide isn't valid after a fence's language: .*\n- docs\/page\.mdx:11: line 3 is marked, but the code ends at line 1: correct the number$/,
    );
  });
});
