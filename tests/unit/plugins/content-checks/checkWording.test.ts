import {checkWording} from '@site/plugins/content-checks/checkWording';
import {pageOf, pageWith} from '@site/tests/support/contentSite';

describe('checkWording', () => {
  it('accepts current names, and old names in backticks', () => {
    expect(
      checkWording(pageWith('EGLD and xEGLD; `eGLD`, [`elrond-nodes`](/x) and elrond-go stay.')),
    ).toEqual([]);
  });

  it.each([
    ['Click here to begin.', '"Click here" is in the text; name what to open'],
    ['In this page we will learn.', '"In this page we will" is in the text; start with the content itself'],
    [
      'At the time of writing.',
      '"At the time of writing" is in the text; name the version that it was checked against',
    ],
    [
      'The field stands at the end.',
      '"stands" isn\'t a word that developers use here; write "is", "appears" or "applies"',
    ],
    ['It is coming soon.', '"coming soon" is in the text; write it, or leave it out'],
    ['Pay in eGLD.', '"eGLD" is in the text; write EGLD, and put a quoted spelling in backticks'],
    ['Pay in XeGLD.', '"XeGLD" is in the text; write xEGLD, and put a quoted spelling in backticks'],
    [
      'The Elrond network.',
      '"Elrond" is in the text; write MultiversX, and put quoted old names in backticks',
    ],
  ])('reports %p', (text, message) => {
    expect(checkWording(pageOf(`One.\n\nTwo.\n${text}`))).toEqual([{line: 4, message}]);
  });

  it('checks titles, tables and attributes', () => {
    expect(
      checkWording(
        pageOf(
          '---\ntitle: Buy eGLD\n---\n\n| eGLD |\n| --- |\n| 1 |\n\n<Details summary="eGLD">\n\nx\n\n</Details>\n',
        ),
      ).map(({line}) => line),
    ).toEqual([2, 5, 9]);
  });
});
