import {checkSource} from '@site/plugins/rehype-diagrams/checkSource';

describe('checkSource', () => {
  it.each([
    ['erDiagram\n', 1, 'the erDiagram is empty: add its content'],
    [
      'flowchart LR\n  A --> B\n  B --> C\n  A => C',
      4,
      'the drawing would omit C of "A => C": correct it (use a supported arrow, label a node where it first occurs, end each block) or remove it',
    ],
    [
      'flowchart LR\n  A-->B',
      2,
      '"A--" contains an arrow without spaces around it: add a space on each side',
    ],
    [
      'flowchart LR\n  A[One] --> B\n  B -->|when| ',
      3,
      'the arrow at the end of "B -->|when|" leads to no node: write its target, or remove it',
    ],
    ['stateDiagram-v2\n  A --> B\n  B -->', 3, /^the arrow at the end of "B -->" leads to no node/],
    [
      'flowchart LR\n  A[<b>One</b>] --> B',
      2,
      /^a label contains the tag <b>: write plain text, and <br\/> for a line break/,
    ],
    ['flowchart LR\n  A --> B\n  A[One] --> C', 3, /omit One of "A\[One\] --> C"/],
    ['flowchart LR\n  subgraph S\n    A --> B', 2, /omit S of "subgraph S"/],
    ['stateDiagram-v2\n  A --> B\n  note right of A: x --', 3, /omit note, right, of, A, x of/],
    ['sequenceDiagram\n  A->>B: x\n  autonumber', 3, /omit autonumber of/],
    ['erDiagram\n  A ||--o{ B : y\n  A |-- B : x', 3, /omit A, B, x of/],
    ['xychart-beta\n  bar [1, 2]', 1, 'the style sheet has no colours for charts: write a table'],
  ])('says what is wrong with %j', (source, line, message) => {
    expect(checkSource(source)).toContainEqual({
      line,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it.each(['gantt\n  title A', 'flowchart\n  A --> B', '\n\n'])('throws a library error for %j', (source) => {
    expect(() => checkSource(source)).toThrow(/^Invalid mermaid header|^Empty mermaid diagram/);
  });

  it('refuses a subgraph whose nodes are declared outside, which would be drawn empty', () => {
    expect(checkSource('flowchart LR\n  A[x] --> B\n  subgraph S [Shard]\n    A\n    B\n  end')).toEqual([
      {
        line: 3,
        message:
          'the subgraph Shard contains no node: declare its nodes between "subgraph" and "end", before other lines use them',
      },
    ]);
  });
});
