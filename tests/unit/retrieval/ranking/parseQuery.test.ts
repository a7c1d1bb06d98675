import {parseQuery, type ParsedQuery} from '@site/src/retrieval/ranking/parseQuery';
import {SectionIndex} from '@site/src/retrieval/index/sectionIndex';
import {createSynonymTable} from '@site/src/retrieval/text/synonymTable';
import {createVocabulary} from '@site/src/retrieval/index/vocabulary';

const text =
  'smart contract SC deploy stake staking validator validators microservice shard SingleValueMapper ' +
  'transaction transactions es-index-blocks keystore wallet file guardian';
const vocabulary = createVocabulary([SectionIndex.of([1, 2, 3].map(() => ({text})))]);
const synonyms = createSynonymTable([
  ['smart contract', 'SC'],
  ['keystore', 'wallet file'],
]);

function parse(query: string): ParsedQuery {
  return parseQuery(query, {vocabulary, synonyms});
}

/** Returns the variants of each part, with extras in brackets. */
function parts(query: string): string[] {
  return parse(query).parts.map(({variants, isExtra}) => {
    const text = variants.map(({terms}) => terms.join('+')).join(' | ');
    return isExtra ? `[${text}]` : text;
  });
}

describe('parseQuery', () => {
  it.each([
    ['omits stop words, such as question words', 'how do I deploy to a shard ', ['deploy', 'shard']],
    ['returns no parts for a query of stop words', 'what is it ', []],
    [
      'splits a compound, and adds the whole as an extra',
      'SingleValueMapper ',
      ['singl', 'value', 'mapper', '[singlevaluemapper]'],
    ],
    ['joins two words that the vocabulary has as one', 'micro service ', ['microservic', '[microservic]']],
    ['omits a word that resembles no term', 'zzzzzzzz shard ', ['shard']],
    ['corrects unknown words', 'validater ', ['validator']],
    ['completes the last word', 'transac', ['transaction']],
    ['completes a word with a partly typed ending', 'stakin', ['stak']],
    ['completes only unknown words before a space', 'transac shard ', ['transaction', 'shard']],
    ['adds synonyms', 'smart contract ', ['smart | sc', 'contract | sc']],
    ['adds synonyms of several words', 'keystore ', ['keystor | wallet+file']],
    ["doesn't split keys and checksums", 'shard 2stake9shard5 ', ['shard']],
    ['counts a word once', 'shard shard shards ', ['shard']],
    ['ignores punctuation', '#[("*")] <b> \\ / {} ', []],
  ])('%s', (_, query, expected) => {
    expect(parts(query)).toEqual(expected);
  });

  it('gives typed words the highest weight, completions and corrections less', () => {
    const weightsOf = (query: string) => parse(query).parts[0]!.variants.map(({weight}) => weight);
    expect(weightsOf('shard ')[0]).toBe(1);
    expect(weightsOf('transac')[0]).toBeLessThan(1);
    expect(weightsOf('validater ')[0]).toBeLessThan(1);
  });

  it('weighs a word with a partly typed ending above longer completions', () => {
    const known = createVocabulary([SectionIndex.of([{text: 'shard shardCount stake run'}])]);
    const variantsOf = (query: string) =>
      parseQuery(query, {vocabulary: known, synonyms})
        .parts[0]!.variants.toSorted((a, b) => b.weight - a.weight)
        .map(({terms}) => terms[0]);
    expect(variantsOf('shardi')[0]).toBe('shard');
    expect(variantsOf('shardin')[0]).toBe('shard');
    expect(variantsOf('runni')[0]).toBe('run');
    expect(variantsOf('staki')[0]).toBe('stak');
  });

  it('completes the last word rather than correcting it', () => {
    const known = createVocabulary([SectionIndex.of([{text: 'refund refunds redundancy'}])]);
    const {parts: found} = parseQuery('redund', {vocabulary: known, synonyms});
    expect(found.map(({variants}) => variants.map(({terms}) => terms[0]))).toEqual([['redundancy']]);
  });

  it('returns the terms to highlight', () => {
    expect([...parse('validater transac').marked]).toEqual(['validator', 'transaction']);
    const {marked, markedSynonyms} = parse('keystore ');
    expect([[...marked], [...markedSynonyms]]).toEqual([['keystor'], ['wallet', 'file']]);
  });

  it('reads 512 characters and 24 words at most', () => {
    expect(parts(`${'x'.repeat(511)} shard `)).toEqual([]);
    expect(parts(`${'shard '.repeat(24)}deploy `)).toEqual(['shard']);
  });

  it('normalises full-width letters', () => {
    expect(parts('ｓｈａｒｄ ')).toEqual(['shard']);
  });
});
