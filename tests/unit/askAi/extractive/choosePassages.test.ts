import {choosePassages} from '@site/src/askAi/extractive/choosePassages';
import {splitPassages} from '@site/src/askAi/extractive/passages';
import type {Candidate} from '@site/src/askAi/extractive/retrieve';
import {wantedBy} from '@site/src/askAi/extractive/wanted';

const rows = 'roses tulips ferns mosses herbs vines reeds palms cacti lilies'.split(' ');
const passages = splitPassages(
  `Hoses water plants.\n\n| Plant | Hose |\n| --- | --- |\n${rows.map((row) => `| ${row} | long |`).join('\n')}`,
  '/garden',
);
const wanted = wantedBy('How do I water ferns?', []);

/** What is quoted of a section that is headed by the task, where these passages answer so well. */
function quoted(scores: Record<string, number>): string[] {
  const chosen = Object.entries(scores).map(([begin, score]): Candidate => {
    const index = passages.findIndex(({text}) => text.startsWith(begin));
    return {
      section: 0,
      index,
      passage: passages[index]!,
      score,
      said: 1,
      terms: 1,
      isHeaded: true,
      headed: 1,
      alike: 0,
      isAsked: false,
    };
  });
  return choosePassages(chosen, passages, wanted).map((index) => passages[index]!.text.split(' ')[0]!);
}

it('reads a section from its beginning, and has what answers, though its table is too long to be quoted', () => {
  expect(quoted({Hoses: 1})).toEqual(['Hoses']);
  expect(quoted({ferns: 1, herbs: 0.9, cacti: 0.5})).toEqual(['Hoses', 'ferns', 'herbs']);
});
