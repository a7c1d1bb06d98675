import * as fc from 'fast-check';
import {SectionIndex} from '@site/src/retrieval/index/sectionIndex';
import {createVocabulary, editsBetween} from '@site/src/retrieval/index/vocabulary';

describe('editsBetween', () => {
  it.each([
    ['shard', 'shard', 0],
    ['chian', 'chain', 1],
    ['sintax', 'syntax', 1],
    ['tokken', 'token', 1],
    ['clame', 'claim', 2],
    ['shard', 'block', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %i, with a limit of two', (a, b, edits) => {
    expect(editsBetween(a, b, 2)).toBe(edits);
    expect(editsBetween(b, a, 2)).toBe(edits);
  });
});

describe('createVocabulary', () => {
  const words = 'stake staking stakeholder chain claim block clock brick validator shard tokens 2500';
  const vocabulary = createVocabulary([
    SectionIndex.of([{text: words}]),
    SectionIndex.of([{text: 'shard sharded'}, {text: 'shard'}]),
  ]);

  it('contains the terms of all indexes with their document frequencies', () => {
    expect(vocabulary.has('validator')).toBe(true);
    expect(vocabulary.has('validators')).toBe(false);
    expect(vocabulary.documentFrequencyOf('shard')).toBe(2);
    expect(vocabulary.documentFrequencyOf('nothing')).toBe(0);
  });

  it('completes a word, shortest first', () => {
    expect(vocabulary.completionsOf('sta', 9)).toEqual(['stak', 'stakeholder']);
    expect(vocabulary.completionsOf('stak', 9)).toEqual(['stakeholder']);
    expect(vocabulary.completionsOf('s', 1)).toEqual(['stak']);
  });

  it('corrects a word by the fewest edits', () => {
    expect(vocabulary.correctionsOf('chian', 2)).toEqual([{term: 'chain', edits: 1}]);
    expect(vocabulary.correctionsOf('blok', 2)).toEqual([{term: 'block', edits: 1}]);
    expect(vocabulary.correctionsOf('valdatr', 2)).toEqual([{term: 'validator', edits: 2}]);
    expect(vocabulary.correctionsOf('xyz', 2)).toEqual([]);
  });

  it('finds the same corrections as a comparison with all terms', () => {
    const terms = [...new Set(words.split(' '))].filter((term) => vocabulary.has(term));
    fc.assert(
      fc.property(
        fc.constantFrom(...terms),
        fc.nat(9),
        fc.constantFrom('', 'a', 'xy'),
        (term, at, insert) => {
          const typed = term.slice(0, at) + insert + term.slice(at + 1);
          const all = terms
            .map((other) => editsBetween(typed, other, 2))
            .filter((edits) => edits > 0 && edits < 3);
          const found = vocabulary.correctionsOf(typed, 2);
          expect(Math.min(...found.map(({edits}) => edits))).toBe(Math.min(...all));
        },
      ),
    );
  });
});
