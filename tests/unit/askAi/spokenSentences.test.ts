import {speakOn} from '@site/src/askAi/spokenSentences';

const describeCode = (language: string) => `Code: ${language || 'text'}`;

/** Everything that is said while a text arrives in pieces of a length. */
function heard(text: string, step: number): string[] {
  const sentences: string[] = [];
  let spoken = 0;
  for (let end = step; ; end += step) {
    const ended = end >= text.length;
    const next = speakOn(text.slice(0, end), spoken, ended, describeCode);
    sentences.push(...next.sentences);
    spoken = next.length;
    if (ended) return sentences;
  }
}

const answer = `A **round** lasts 0.6 s. See [Chronology](/learn/chronology#rounds).

## Steps

1. Install \`mxpy\`
2. Run it: now!

\`\`\`bash
mxpy --version. Done. Yes
\`\`\`

- fast
- safe

| a | b |
| --- | --- |
| 1 | 2 |

The end`;

describe('speakOn', () => {
  it.each([1, 2, 3, 7, 50, 10_000])('says each sentence once, without Markdown, in pieces of %i', (step) => {
    expect(heard(answer, step)).toEqual(
      [
        'A round lasts 0.6 s.',
        'See Chronology.',
        'Steps',
        '1. Install mxpy',
        '2. Run it:',
        'now!',
        'Code: bash',
        'fast',
        'safe',
        'a b',
        '1 2',
        'The end',
      ].map((sentence) => sentence.replace(/^\d\. /, '')),
    );
  });

  it('waits for the end of a sentence and of a block of code', () => {
    expect(speakOn('Half a sentence', 0, false, describeCode)).toEqual({length: 0, sentences: []});
    expect(speakOn('```js\nlet a', 0, false, describeCode)).toEqual({length: 0, sentences: []});
    expect(speakOn('```js\nlet a', 0, true, describeCode).sentences).toEqual(['Code: js']);
  });

  it('says nothing again', () => {
    expect(speakOn('One. Two', 4, true, describeCode).sentences).toEqual(['Two']);
    expect(speakOn('One.', 4, true, describeCode).sentences).toEqual([]);
  });

  describe.each([1, 2, 3, 7, 50, 10_000])('in pieces of %i', (step) => {
    it.each<[what: string, text: string, sentences: string[]]>([
      [
        'goes on after code in a sentence that has three signs',
        'Run: ```ls -l``` to list. Then go on.\n\n```ls``` lists, too.\n\nNext paragraph.',
        ['Run:', 'ls -l to list.', 'Then go on.', 'ls lists, too.', 'Next paragraph.'],
      ],
      [
        "names code in a list's item or a quote, and goes on below it",
        '1. Install:\n\n   ```bash\n   a. b\n   ```\n10. Run:\n    ```js\n    c. d\n    ```\n- ~~~\n  e. f\n  ~~~\n\n> ```rust\n> g. h\n> ```\n>\n> 1. ```go\n>    i. j\n>    ```\n\nEnd',
        ['Install:', 'Code: bash', 'Run:', 'Code: js', 'Code: text', 'Code: rust', 'Code: go', 'End'],
      ],
      [
        'takes an indented fence within code for code',
        '```md\n- one\n\n    ```\n    two. Three\n    ```\n```\n\nEnd',
        ['Code: md', 'End'],
      ],
      [
        'reads the text before a fence whose line says more',
        'Do this\n```js title="a. b: c"\nd. e\n```x. y\n```\r\nEnd',
        ['Do this', 'Code: js', 'End'],
      ],
      [
        'says links by reference by their text, and not where they lead',
        'See [the rounds][1] and [`code`][two]. Or [Three][].\n\n[1]: /learn/chronology "Rounds: long. Short"\n[two]: <https://a.example/>\n[Three]: https://b.example\n\nEnd',
        ['See the rounds and code.', 'Or Three.', 'End'],
      ],
      [
        'says what a note says, and not its sign',
        'Noted[^1] here. And[^b].\n\n[^1]: The first. More.\n[^b]: Other.',
        ['Noted here.', 'And.', 'The first.', 'More.', 'Other.'],
      ],
      [
        'takes a label with a sentence after it for text, and indices for code',
        '[Note]: wait for it. Then `a[0][1]` is there.\n',
        ['[Note]:', 'wait for it.', 'Then a[0][1] is there.'],
      ],
      [
        "tells a number or sign in a line from a list's",
        'A round: 600. An epoch: 2. The range: - 3.\n\n1. One\n2. Two',
        ['A round:', '600.', 'An epoch:', '2.', 'The range:', '- 3.', 'One', 'Two'],
      ],
    ])('%s', (_, text, sentences) => {
      expect(heard(text, step)).toEqual(sentences);
    });
  });
});
