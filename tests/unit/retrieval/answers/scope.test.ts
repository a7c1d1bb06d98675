import type {Library} from '@site/src/retrieval/answers/library';
import {rankSections} from '@site/src/retrieval/answers/rankSections';
import {scopeOf} from '@site/src/retrieval/answers/scope';
import {smallLibrary} from '@site/tests/support/corpusPages';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const scope = (message: string, outside = library.outOfScope) => {
  const ranking = rankSections([{text: message, share: 1}], library);
  return scopeOf(message, ranking, library.engine.vocabulary(), library.places.length, outside);
};

describe('scopeOf', () => {
  it.each(['How long does a round take?', 'How do I start a local network?', 'What is a shard?'])(
    'answers what a section says: %s',
    (message) => {
      expect(scope(message)).toBe('answered');
    },
  );

  it.each(['Give me a recipe for a vegetable lasagna.', ''])('declines: %s', (message) => {
    expect(scope(message)).toBe('declined');
  });

  it('counts a flag that no page has against the message', () => {
    const known = 'mxpy localnet start';
    expect(scope(known)).toBe('answered');
    expect(scope(`${known} --teleport-shards --warp-factor --phase-lock`)).not.toBe('answered');
  });

  it('declines more where example sentences of what is out of scope use the same words', () => {
    const message = 'the length of a ballot';
    const counts = {length: 500, ballot: 500};
    expect(scope(message)).not.toBe(scope(message, {version: 1, sentences: 570, counts}));
  });
});
