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
});
