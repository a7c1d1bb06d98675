import {checkSource} from '@site/plugins/rehype-diagrams/checkSource';

const good: Record<string, string> = {
  flowchart: `flowchart LR
    %% a comment
    subgraph S [Shard 1]
      direction TD
      A[One] --> B("Two (2)")
    end
    B -- yes --> C{Three?} & D[(Four)]
    C -.->|no| E([Five]) ==> F[[Six]]
    S <--> G{{Seven}}`,
  'stateDiagram-v2': `stateDiagram-v2
    direction LR
    [*] --> Idle
    state "At work" as Busy
    Idle --> Busy : start
    state Active {
      [*] --> One
    }
    Busy --> [*]`,
  sequenceDiagram: `sequenceDiagram
    participant A as Alice
    actor B
    A->>+B: ask
    B-->>-A: answer
    Note over A,B: later
    alt good
      A->>B: go
    else bad
      A-xB: stop
    end`,
  classDiagram: `classDiagram
    class Account {
      <<interface>>
      +string address
      +send(tx: Tx) Result
    }
    Account <|-- Contract
    Account "1" --> "*" Token : holds
    Contract : +code`,
  erDiagram: `erDiagram
    ACCOUNT ||--o{ TOKEN : holds
    ACCOUNT {
      string address PK "bech32"
    }`,
};

describe('checkSource', () => {
  it.each(Object.entries(good))('accepts a %s', (_kind, source) => {
    expect(checkSource(source)).toEqual([]);
  });

  it.each([
    ['erDiagram\n', 1, 'the erDiagram is empty: add its content'],
    [
      'flowchart LR\n  A --> B\n  B --> C\n  A => C',
      4,
      'the drawing would omit C of "A => C": correct it (use a supported arrow, label a node where it first occurs, end each block) or remove it',
    ],
    ['flowchart LR\n  A --> B => C', 2, /omit C of "A --> B => C"/],
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
    ['flowchart LR\n  A --> B\n  click A call', 3, /omit A, call of/],
    [
      'flowchart LR\n  A[<b>One</b>] --> B',
      2,
      /^a label contains the tag <b>: write plain text, and <br\/> for a line break/,
    ],
    ['flowchart LR\n  A --> B\n  A[One] --> C', 3, /omit One of "A\[One\] --> C"/],
    ['flowchart LR\n  subgraph S\n    A --> B', 2, /omit S of "subgraph S"/],
    ['stateDiagram-v2\n  A --> B\n  note right of A: x --', 3, /omit note, right, of, A, x of/],
    ['stateDiagram-v2\n  state A {\n    B --> C', 2, /omit state, A of/],
    ['sequenceDiagram\n  A->>B: x\n  autonumber', 3, /omit autonumber of/],
    ['sequenceDiagram\n  C->>D: x\n  A->>B', 3, /omit A, B of "A->>B"/],
    ['classDiagram\n  A <|-- B\n  A <-> B', 3, /omit A, B of/],
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
