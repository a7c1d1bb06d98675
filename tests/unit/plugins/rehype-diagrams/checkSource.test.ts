import {checkSource, diagramKinds} from '@site/plugins/rehype-diagrams/checkSource';

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
  'xychart-beta': `xychart-beta
    title "Fees"
    x-axis "bytes" [0, 100]
    y-axis "gas" 0 --> 400
    bar [1.5, 3]
    line [1, -2]`,
};

describe('checkSource', () => {
  it.each(diagramKinds)('accepts a %s', (kind) => {
    expect(checkSource(good[kind] ?? '')).toEqual([]);
  });

  it.each([
    [
      'gantt\n  title A',
      1,
      '"gantt" starts no diagram that is drawn: use flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram, xychart-beta (a flowchart with its direction, such as "flowchart LR")',
    ],
    ['flowchart\n  A --> B', 1, /^"flowchart" starts no diagram that is drawn/],
    ['\n\n', 1, /^the diagram is empty: write one of flowchart, /],
    ['erDiagram\n', 1, 'the erDiagram is empty: add what it shows'],
    ['flowchart LR\n  A --> B\n  A => C', 3, '"=> C" can\'t be drawn: correct or remove it'],
    ['flowchart LR\n  A-->B', 2, '"A-->B" has an arrow without spaces around it: put one on each side'],
    [
      'flowchart LR\n  A --> B\n  style A fill:#f00',
      3,
      '"style A fill:#f00" sets colours or links, which come from the site: remove it',
    ],
    [
      'flowchart LR\n  A[<b>One</b>] --> B',
      2,
      'a label has the tag <b>: write plain text, and <br/> for a new line',
    ],
    [
      'flowchart LR\n  A --> B\n  A[One] --> C',
      3,
      'A gets its label [One] after its first use in line 2 of the diagram: give it there',
    ],
    ['flowchart LR\n  subgraph S\n    A --> B', 2, 'the subgraph S has no "end": add it'],
    ['flowchart LR\n  A --> B\n  end', 3, '"end" closes nothing: remove it'],
    ['stateDiagram-v2\n  A --> B\n  note right of A: x --', 3, /can't be drawn: correct or remove the line$/],
    ['stateDiagram-v2\n  state A {\n    B --> C', 2, 'the block that opens here is never closed: close it'],
    [
      'sequenceDiagram\n  A->>B: x\n  autonumber',
      3,
      '"autonumber" can\'t be drawn: correct or remove the line',
    ],
    ['sequenceDiagram\n  A->>B', 2, '"A->>B" can\'t be drawn: correct or remove the line'],
    ['classDiagram\n  A <-> B', 2, '"A <-> B" can\'t be drawn: correct or remove the line'],
    ['erDiagram\n  A |-- B : x', 2, '"A |-- B : x" can\'t be drawn: correct or remove the line'],
    ['xychart-beta\n  bar [1, two]', 2, '"bar [1, two]" can\'t be drawn: correct or remove the line'],
  ])('says what is wrong with %j', (source, line, message) => {
    expect(checkSource(source)).toContainEqual({
      line,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('refuses a subgraph whose nodes are declared outside, which would be drawn empty', () => {
    expect(checkSource('flowchart LR\n  A[x] --> B\n  subgraph S [Shard]\n    A\n    B\n  end')).toEqual([
      {
        line: 4,
        message:
          'A stands in the subgraph S [Shard], and line 2 of the diagram declared it outside: declare it inside first',
      },
      {
        line: 5,
        message:
          'B stands in the subgraph S [Shard], and line 2 of the diagram declared it outside: declare it inside first',
      },
      {
        line: 3,
        message:
          'the subgraph S [Shard] has no node of its own: declare its nodes between "subgraph" and "end", before any line outside names them',
      },
    ]);
  });
});
