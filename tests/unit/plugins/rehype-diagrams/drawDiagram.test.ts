import {readFileSync} from 'node:fs';
import {colours, drawDiagram} from '@site/plugins/rehype-diagrams/drawDiagram';

const texts = {title: 'A "title" & more', description: 'What it shows < in words.'};

const sources: Record<string, string> = {
  flowchart: 'flowchart LR\n  A[One] -->|yes| B{Two}\n  B -.-> C[(Three)]',
  state: 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> [*] : done',
  sequence: 'sequenceDiagram\n  A->>B: ask\n  B-->>A: answer\n  Note over A,B: later',
  class: 'classDiagram\n  class Account {\n    +string address\n  }\n  Account <|-- Contract',
  entities: 'erDiagram\n  A ||--o{ B : has\n  A {\n    string x PK\n  }',
};

const draw = (source = '', id = 'd') => {
  const {drawing, problems} = drawDiagram(source, texts, id);
  expect(problems).toEqual([]);
  return drawing!;
};

describe('drawDiagram', () => {
  it('names and describes the drawing for screen readers', () => {
    const {svg} = draw(sources.flowchart, 'diagram-1');
    expect(svg).toMatch(
      /^<svg aria-describedby="diagram-1-desc" aria-labelledby="diagram-1-title" role="img" viewBox="[^"]+">/,
    );
    expect(svg).toContain('<title id="diagram-1-title">A &quot;title&quot; &amp; more</title>');
    expect(svg).toContain('<desc id="diagram-1-desc">What it shows &lt; in words.</desc>');
  });

  it('gives two drawings on a page different ids', () => {
    const [first, second] = ['diagram-1', 'diagram-2'].map((id) => draw(sources.flowchart, id).svg);
    const idsOf = (svg = '') => [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
    expect(idsOf(first).length).toBeGreaterThan(2);
    expect(idsOf(first).filter((id) => idsOf(second).includes(id))).toEqual([]);
    expect(second).toContain('marker-end="url(#diagram-2-arrowhead)"');
  });

  it.each(Object.entries(sources))(
    'draws a %s without fonts, styles or data of the library',
    (_kind, source) => {
      const {svg, width, height} = draw(source);
      expect(svg).not.toMatch(/<style| style="|fonts\.|data-|#[\da-f]{3}|NaN/);
      expect(svg.length).toBeLessThan(4000);
      expect(width).toBeGreaterThan(50);
      expect(height).toBeGreaterThan(20);
    },
  );

  it('uses only colours that the style sheet defines', () => {
    const styles = readFileSync('src/components/Diagram/styles.module.css', 'utf8');
    for (const name of colours) expect(styles).toContain(`  ${name}: `);
    const drawn = Object.values(sources).map((source) => draw(source).svg);
    for (const [, name] of drawn.join('').matchAll(/var\((--[\w-]+)\)/g)) expect(colours).toContain(name);
  });

  it.each([
    ['flowchart LR\n  A --> B\n  style A fill:#f00', 'found #f00: remove lines that set colours'],
    ['flowchart LR\n  A --> B\n  linkStyle 0 stroke:red', 'found red: remove lines that set colours'],
  ])('refuses a colour that the style sheet lacks: %j', (source, message) => {
    expect(drawDiagram(source, texts, 'd').problems).toEqual([
      {line: 0, message: expect.stringContaining(message)},
    ]);
  });
});
