import {spokenSentences} from '@site/src/components/AskAi/Announcer/spokenSentences';

const describeCode = (language: string) => `Code: ${language || 'text'}`;

it.each<[what: string, markdown: string, sentences: string[]]>([
  [
    'a paragraph sentence by sentence, without Markdown',
    'A **round** lasts 0.6 s. See [Chronology](/learn/chronology#rounds).\nThen go on! `mxpy` is *ready*',
    ['A round lasts 0.6 s.', 'See Chronology.', 'Then go on!', 'mxpy is ready'],
  ],
  ['a heading', '## Steps\n', ['Steps']],
  [
    'a list item by item',
    '1. Install `mxpy`\n2. Run it:\n   - fast. Safe\n   - [x] done\n',
    ['Install mxpy', 'Run it:', 'fast.', 'Safe', 'done'],
  ],
  [
    'a table row by row',
    '| Network | Round |\n| --- | ---: |\n| Mainnet | *0.6* s |\n',
    ['Network Round', 'Mainnet 0.6 s'],
  ],
  [
    'that there is code, at any position',
    '1. Install:\n\n   ```bash\n   a. B\n   ```\n\n> ```\n> c\n> ```\n\n```js title="a. b: c"\nd. E\n```',
    ['Install:', 'Code: bash', 'Code: text', 'Code: js'],
  ],
  ['code in a sentence', 'Run ```ls -l``` to list.', ['Run ls -l to list.']],
  [
    'reference links by their text',
    '[1]: /learn/chronology "Rounds: long. Short"\n\nSee [the rounds][1] and [1].',
    ['See the rounds and 1.'],
  ],
  [
    'the text of a footnote without its marker',
    'Noted[^1] here.\n\n[^1]: The first. More.\n',
    ['Noted here.', 'The first.', 'More.'],
  ],
  [
    'the text of a link with a colon in it, without the address',
    'From [Crowdfunding: the final code › Tests](/developers/tutorials/crowdfunding/final-code#tests): "two".',
    ['From Crowdfunding: the final code › Tests: "two".'],
  ],
  [
    "a model's sentence without the numbers of its sources",
    'A round lasts 0.6 s [1][2]. See `a[1]`.',
    ['A round lasts 0.6 s.', 'See a[1].'],
  ],
  ['an image by its description', '![The logo](/img/logo.svg)', ['The logo']],
  ['HTML as text', 'A <b>tag</b>', ['A <b>tag</b>']],
  ['a line break as a space', 'One  \ntwo', ['One two']],
  ['nothing for a rule or for punctuation alone', '***\n\n…\n', []],
])('says %s', (_, markdown, sentences) => {
  expect(spokenSentences(markdown, describeCode)).toEqual(sentences);
});
