import {drawDiagram} from '@site/plugins/rehype-diagrams/drawDiagram';

const texts = {title: 'A "title" & more', description: 'What it shows < in words.'};

const sources: Record<string, string> = {
  flowchart: 'flowchart LR\n  A[One] -->|yes| B{Two}\n  B -.-> C[(Three)]',
  state: 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> [*] : done',
  sequence: 'sequenceDiagram\n  A->>B: ask\n  B-->>A: answer\n  Note over A,B: later',
  class: 'classDiagram\n  class Account {\n    +string address\n  }\n  Account <|-- Contract',
  entities: 'erDiagram\n  A ||--o{ B : has\n  A {\n    string x PK\n  }',
  chart: 'xychart-beta\n  x-axis [a, b]\n  y-axis "y" 0 --> 10\n  bar [1, 2]\n  line [3, 4]',
};

describe('drawDiagram', () => {
  it('names and describes the drawing for screen readers', () => {
    const {svg} = drawDiagram(sources.flowchart ?? '', texts, 'diagram-1');
    expect(svg).toMatch(
      /^<svg viewBox="[^"]+" role=img aria-labelledby=diagram-1-title aria-describedby=diagram-1-desc>/,
    );
    expect(svg).toContain('<title id=diagram-1-title>A "title" &#x26; more</title>');
    expect(svg).toContain('<desc id=diagram-1-desc>What it shows &#x3C; in words.</desc>');
  });

  it('gives two drawings of a page ids of their own', () => {
    const [first, second] = ['diagram-1', 'diagram-2'].map(
      (id) => drawDiagram(sources.flowchart ?? '', texts, id).svg,
    );
    const idsOf = (svg = '') => [...svg.matchAll(/ id=([\w-]+)/g)].map(([, id]) => id);
    expect(idsOf(first).length).toBeGreaterThan(2);
    expect(idsOf(first).filter((id) => idsOf(second).includes(id))).toEqual([]);
    expect(second).toContain('marker-end=url(#diagram-2-arrowhead)');
  });

  it.each(Object.entries(sources))(
    'draws a %s without colours, fonts, styles or data of the library',
    (_kind, source) => {
      const {svg, width, height} = drawDiagram(source, texts, 'd');
      expect(svg).not.toMatch(/style|fonts\.|var\(|data-|fill=|stroke=|xychart|NaN/);
      expect(svg.length).toBeLessThan(3000);
      expect(width).toBeGreaterThan(50);
      expect(height).toBeGreaterThan(20);
    },
  );

  it.each([
    ['flowchart', ['One', 'yes', 'Two', 'Three']],
    ['state', ['Idle', 'done']],
    ['sequence', ['A', 'B', 'ask', 'answer', 'later']],
    ['class', ['Account', 'address', 'Contract']],
    ['entities', ['has', 'string', 'PK']],
    ['chart', ['a', 'b', '10']],
  ])('shows every label of a %s', (kind, labels) => {
    const {svg} = drawDiagram(sources[kind] ?? '', texts, 'd');
    for (const label of labels) expect(svg).toContain(`>${label}<`);
  });

  it("leaves out the names that a chart's series can't have", () => {
    expect(drawDiagram(sources.chart ?? '', texts, 'd').svg).not.toMatch(/Bar 1|Line 1/);
  });
});
