import {rehypeHighlightCode} from '@site/plugins/rehype-highlight-code';
import {elementsOf} from '@site/tests/support/elementsOf';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function highlight(text: string, describeSample?: (file: string) => string | undefined) {
  const tree = await parseHtmlTree(text);
  await rehypeHighlightCode({describeSample})(tree, {path: `${process.cwd()}/docs/page.mdx`});
  return tree;
}

describe('rehypeHighlightCode', () => {
  it('makes a frame of each fence, with its title', async () => {
    const tree = await highlight('Text.\n\n```rust title="adder.rs" {1}\nfn a() {}\n```\n');
    expect(elementsOf(tree, 'CodeFrame')).toEqual([
      {
        html: '<mark class=l><span class=k>fn </span><span class=f>a</span>() {}</mark>',
        label: 'Rust',
        title: 'adder.rs',
      },
    ]);
  });

  it('highlights fences in components and lists too', async () => {
    const tree = await highlight('<Tabs>\n\n```json\n{}\n```\n\n</Tabs>\n\n- item\n\n  ```sh\n  ls\n  ```\n');
    expect(elementsOf(tree, 'CodeFrame').map(({label}) => label)).toEqual(['JSON', 'Shell']);
  });

  it('says how a sample was verified, and nothing of other code', async () => {
    const describeSample = (file: string) =>
      file === 'samples/a.rs#x' ? 'Compiled with a 1, May 2026' : undefined;
    const tree = await highlight(
      '```rust file=samples/a.rs#x\nfn a() {}\n```\n\n```rust file=samples/b.rs\nb\n```\n',
      describeSample,
    );
    expect(elementsOf(tree, 'CodeFrame').map(({verified}) => verified)).toEqual([
      'Compiled with a 1, May 2026',
      undefined,
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
