import {toHtml} from 'hast-util-to-html';
import {rehypeComponents} from '@site/plugins/mdx-components';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function furnish(text: string) {
  const tree = await parseHtmlTree(text);
  rehypeComponents()(tree, {path: `${process.cwd()}/docs/page.mdx`});
  return tree;
}

describe('KeyFacts', () => {
  it('becomes a definition list', async () => {
    const tree = await furnish(
      '<KeyFacts>\n\n- **Round**: 6 seconds\n- **Gas**: 50,000, for [any](/a)\n\n</KeyFacts>',
    );
    const facts = tree.children[0] as unknown as {children: never[]};
    expect(toHtml({type: 'root', children: facts.children})).toBe(
      '<dl><div><dt>Round</dt><dd>6 seconds</dd></div><div><dt>Gas</dt><dd>50,000, for <a href="/a">any</a></dd></div></dl>',
    );
  });

  it('reads items with blank lines between them', async () => {
    const tree = await furnish('<KeyFacts>\n\n- **Round**: 6 seconds\n\n- **Gas**: none\n\n</KeyFacts>');
    expect(JSON.stringify(tree)).toContain('"value":"6 seconds"');
  });
});

describe('rehypeComponents', () => {
  it('accepts complete components', async () => {
    const page = [
      '<Steps>\n\n1. One.\n\n</Steps>',
      '<Steps>\n\n### One\n\n</Steps>',
      '<FileTree>\n\n- a\n\n</FileTree>',
      '<Cards>\n\n<Card title="A" href="/a">\n\nText.\n\n</Card>\n\n</Cards>',
      '<Details summary="A">\n\nText.\n\n</Details>',
      '<Details>\n\n<summary>\n\nA\n\n</summary>\n\nText.\n\n</Details>',
      '<Endpoint method="GET" path="/a" />',
      '<Tabs groupId="language">\n<TabItem value="ts" label="TypeScript">\n\nText.\n\n</TabItem>\n</Tabs>',
      '<Tabs>\n<TabItem value="one" label="One">\n\nText.\n\n</TabItem>\n</Tabs>',
      'Text<br />and more.',
    ].join('\n\n');
    await expect(furnish(page)).resolves.toBeDefined();
  });

  it('lists every incomplete component, with its line', async () => {
    const page = [
      '<Steps>\n\nText.\n\n</Steps>',
      '<FileTree>\n\nText.\n\n</FileTree>',
      '<KeyFacts>\n\n- Round: 6\n\n</KeyFacts>',
      '<Card href="/a">Text.</Card>',
      '<Details>\n\nText.\n\n</Details>',
      '<Endpoint method="FETCH" />',
      '<Cards>\n\nText.\n\n</Cards>',
    ].join('\n\n');
    await expect(furnish(page)).rejects.toThrow(
      [
        'Expected each component of docs/page.mdx to be valid, found 9 problems (correct them):',
        '- docs/page.mdx:1: Steps contains no step: put an ordered list or H3 headings into it',
        '- docs/page.mdx:7: FileTree contains no list: put a nested list of files into it',
        '- docs/page.mdx:13: item 1 of KeyFacts doesn\'t start with a bold name and a colon: write "- **Round**: 6 seconds"',
        '- docs/page.mdx:19: Card has no title: write title="…"',
        '- docs/page.mdx:19: Card is outside of Cards: put it into Cards',
        '- docs/page.mdx:21: Details has no summary: write summary="…"',
        '- docs/page.mdx:27: Endpoint has no path: write path="…"',
        '- docs/page.mdx:27: Endpoint has the method "FETCH": use one of GET, POST, PUT, PATCH, DELETE, WS',
        '- docs/page.mdx:29: Cards contains content other than Card: move it out',
      ].join('\n'),
    );
  });

  it('requires different ids for two tools of the same kind', async () => {
    await furnish('<AmountTool />\n\n<AmountTool id="price" />\n\n<FeeTool />');
    await expect(furnish('<AmountTool />\n\n<FeeTool />\n\n<AmountTool />')).rejects.toThrow(
      '- docs/page.mdx:5: the page has another tool with the id "amount": write another id="…"',
    );
  });

  it('rejects invalid values and contents of tabs, and unknown components', async () => {
    const page = [
      '<Tabs groupId="language">\n<TabItem value="typescript" label="TypeScript">\n\nText.\n\n</TabItem>\n</Tabs>',
      '<Tabs>\n\nText.\n\n</Tabs>',
      '<Tabs>\n<TabItem label="One">\n\nText.\n\n</TabItem>\n</Tabs>',
      '<Warning>Text.</Warning>',
    ].join('\n\n');
    await expect(furnish(page)).rejects.toThrow(
      [
        'Expected each component of docs/page.mdx to be valid, found 4 problems (correct them):',
        '- docs/page.mdx:2: TabItem of the group "language" has the value "typescript": use one of ts, py, rust, go, mxpy, bash',
        '- docs/page.mdx:9: Tabs contains content other than TabItem: put it into a TabItem',
        '- docs/page.mdx:16: TabItem has no value: write value="…"',
        "- docs/page.mdx:23: Warning isn't a component: use an existing one (closest: Operations, RatingTool, Card), or register it",
      ].join('\n'),
    );
  });
});
