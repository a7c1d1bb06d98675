import {openLibrary, type Library} from '@site/src/retrieval/answers/library';
import {rankSections} from '@site/src/retrieval/answers/rankSections';
import {smallData, smallLibrary} from '@site/tests/support/corpusPages';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const rank = (text: string, ...preferred: [{route: string; isMeant: boolean}?]) =>
  rankSections([{text, boost: 1}], library, ...preferred).ranked;
const best = (text: string, ...preferred: [{route: string; isMeant: boolean}?]) => {
  const {section} = rank(text, ...preferred)[0]!;
  return `${library.pageOf(section).route} ${library.places[section]!.path.at(-1) ?? library.pageOf(section).title}`;
};

describe('rankSections', () => {
  it('ranks the matching section first, with features from 0 to 1', () => {
    const ranked = rank('How long does a round take?');
    expect(best('How long does a round take?')).toBe('/learn/rounds Length of a round');
    for (const {page, search, question, passage, coverage} of ranked)
      for (const feature of [page, search, question, passage, coverage]) {
        expect(feature).toBeGreaterThanOrEqual(0);
        expect(feature).toBeLessThanOrEqual(1);
      }
  });

  it('scores each passage by its coverage of the question', () => {
    const {section, passages} = rank('delete the local network')[0]!;
    expect(passages).toHaveLength(library.passagesOf(section).length);
    expect(Math.max(...passages)).toBe(rank('delete the local network')[0]!.passage);
  });

  it('finds a section by one of its reader questions', () => {
    expect(best('turnout that makes a ballot count')).toBe('/learn/quorum Quorum');
  });

  it('prefers a section whose heading or page title is the term to define', () => {
    expect(best('What is mxpy?')).toBe('/tools/mxpy mxpy');
    expect(best('keystore?')).toBe('/wallet/keystore Keystore files');
  });

  it('prefers the page that the reader asks about, and includes its sections even without a match', () => {
    expect(best('What is this?', {route: '/wallet/keystore', isMeant: true})).toBe(
      '/wallet/keystore Keystore files',
    );
    const plain = rank('round')[0]!.score;
    expect(rank('round', {route: '/learn/rounds', isMeant: false})[0]!.score).toBeGreaterThan(plain);
  });

  it('returns no sections without a match', () => {
    expect(rank('zeppelinfahrt')).toEqual([]);
  });
});

describe('openLibrary', () => {
  it('rejects parts of different builds', async () => {
    const data = await smallData();
    const questions = {...data.questions, sections: data.questions.sections.slice(1)};
    expect(() => openLibrary({...data, questions})).toThrow(
      /expected the questions of \d+ sections, found \d+; reload the page/,
    );
  });
});
