import {termSet} from '@site/src/retrieval/answers/queryTerms';
import type {Library} from '@site/src/retrieval/answers/library';
import {rankSections} from '@site/src/retrieval/answers/rankSections';
import {scopeOf} from '@site/src/retrieval/answers/scope';
import {smallLibrary} from '@site/tests/support/corpusPages';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const scope = (message: string, examples?: readonly string[]) => {
  const ranking = rankSections([{text: message, boost: 1}], library);
  const outOfScope = examples ? () => examples.map(termSet) : library.outOfScope;
  return scopeOf(message, ranking, {...library, outOfScope});
};

describe('scopeOf', () => {
  it.each(['How long does a round take?', 'How do I start a local network?', 'What is a shard?'])(
    'accepts a question that a section answers: %s',
    (message) => {
      expect(scope(message)).toBe('answered');
    },
  );

  it.each(['Give me a recipe for a vegetable lasagna.', ''])('declines: %s', (message) => {
    expect(scope(message)).toBe('declined');
  });

  it('lowers the score for a flag that occurs on no page', () => {
    const known = 'mxpy localnet start';
    expect(scope(known)).toBe('answered');
    expect(scope(`${known} --teleport-shards --warp-factor --phase-lock`)).not.toBe('answered');
  });

  it('declines a message similar to an out-of-scope example', () => {
    const message = 'Which keystore file holds long rounds?';
    expect(scope(message, [])).toBe('answered');
    expect(scope(message, ['which keystore file holds long rounds'])).toBe('declined');
  });
});
