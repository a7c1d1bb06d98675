import {checkWording} from '@site/plugins/content-checks/checkWording';
import {pageOf, pageWith} from '@site/tests/support/contentSite';

describe('checkWording', () => {
  it('accepts names as they are, and quoted ones in backticks', () => {
    expect(
      checkWording(pageWith('EGLD and xEGLD; `eGLD`, [`elrond-nodes`](/x) and elrond-go stay.')),
    ).toEqual([]);
  });

  it.each([
    ['Click here to begin.', '"Click here" stands in the text; name the thing to open'],
    ['In this page we will learn.', '"In this page we will" stands in the text; say the thing itself'],
    [
      'At the time of writing.',
      '"At the time of writing" stands in the text; name the version that it was checked against',
    ],
    ['It is coming soon.', '"coming soon" stands in the text; write it, or leave it out'],
    ['Pay in eGLD.', '"eGLD" stands in the text; write EGLD, and a spelling that is quoted in backticks'],
    ['Pay in XeGLD.', '"XeGLD" stands in the text; write xEGLD, and a spelling that is quoted in backticks'],
    [
      'The Elrond network.',
      '"Elrond" stands in the text; the network is MultiversX, and a name that is quoted stands in backticks',
    ],
  ])('reports %p', (text, message) => {
    expect(checkWording(pageOf(`One.\n\nTwo.\n${text}`))).toEqual([{line: 4, message}]);
  });

  it('reads titles, tables and attributes', () => {
    expect(
      checkWording(
        pageOf(
          '---\ntitle: Buy eGLD\n---\n\n| eGLD |\n| --- |\n| 1 |\n\n<Details summary="eGLD">\n\nx\n\n</Details>\n',
        ),
      ).map(({line}) => line),
    ).toEqual([2, 5, 9]);
  });
});
