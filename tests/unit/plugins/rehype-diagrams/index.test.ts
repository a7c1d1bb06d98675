import {rehypeDiagrams} from '@site/plugins/rehype-diagrams';
import {elementsOf} from '@site/tests/support/elementsOf';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function draw(text: string) {
  const tree = await parseHtmlTree(text);
  rehypeDiagrams()(tree, {path: `${process.cwd()}/docs/page.mdx`});
  return tree;
}

const fence = (words: string, source: string) => `\`\`\`mermaid ${words}\n${source}\n\`\`\`\n\n`;
const named = 'title="A" description="B."';

describe('rehypeDiagrams', () => {
  it('turns each mermaid fence into a diagram with unique ids', async () => {
    const tree = await draw(
      fence(named, 'flowchart LR\n  A --> B') + fence(named, 'sequenceDiagram\n  A->>B: x'),
    );
    const [first, second] = elementsOf(tree, 'Diagram');
    expect(first).toMatchObject({
      title: 'A',
      html: expect.stringContaining('id="diagram-1-title"'),
      width: expect.stringMatching(/^\d+$/),
    });
    expect(second).toMatchObject({html: expect.stringContaining('id="diagram-2-title"')});
  });

  it('draws a left-to-right diagram from top to bottom too, if that is narrower', async () => {
    const chain = (direction: string) => `flowchart ${direction}\n  A --> B\n  B --> C`;
    const siblings = 'flowchart LR\n  A --> B\n  A --> C\n  A --> D';
    const states = 'stateDiagram-v2\n  direction LR\n  A --> B\n  B --> C';
    const text = [chain('LR'), chain('TD'), siblings, states].map((source) => fence(named, source)).join('');
    const drawn = elementsOf(await draw(text), 'Diagram');
    expect(drawn.map(({narrowHtml}) => narrowHtml !== undefined)).toEqual([true, false, false, true]);
    expect(Number(drawn[0]!.narrowWidth)).toBeLessThan(Number(drawn[0]!.width) / 2);
    expect(drawn[0]!.narrowHtml).toContain('id="diagram-1-narrow-title"');
    expect(drawn[0]!.narrowHtml).not.toContain('id="diagram-1-title"');
  });

  it('leaves other fences alone', async () => {
    expect(elementsOf(await draw('```text\nflowchart LR\n```\n'), 'Diagram')).toEqual([]);
  });

  it("lists everything that can't be drawn, with the line of the page", async () => {
    const page = `Text.\n\n${fence('', 'flowchart LR\n  A --> B')}${fence(named, 'flowchart LR\n  A --> B\n  A ~ C')}${fence(named, 'pie\n  "a": 1')}`;
    await expect(draw(page)).rejects.toThrow(
      [
        'Expected each diagram of docs/page.mdx to be valid, found 4 problems (correct them):',
        '- docs/page.mdx:3: the diagram has no title: write title="…" after the word mermaid',
        '- docs/page.mdx:3: the diagram has no description: write description="…" after the word mermaid',
        '- docs/page.mdx:11: the drawing would omit C of "A ~ C": correct it (use a supported arrow, label a node where it first occurs, end each block) or remove it',
        '- docs/page.mdx:14: the diagram can\'t be drawn (Invalid mermaid header: "pie". ',
      ].join('\n'),
    );
  });

  it('refuses a drawing that is wider than the page', async () => {
    const chain =
      'flowchart LR\n  A[A step with a label] --> B[A step with a label] --> C[A step with a label]';
    expect(elementsOf(await draw(fence(named, chain)), 'Diagram')).toHaveLength(1);
    await expect(
      draw(fence(named, `${chain} --> D[A step with a label] --> E[A step with a label] --> F`)),
    ).rejects.toThrow(
      /docs\/page\.mdx:1: the diagram is \d{3,4} px wide, but a page on a desktop shows 920 px: rotate it \(flowchart TB\)/,
    );
  });
});
