import {composeAnswer} from '@site/src/retrieval/answers/composeAnswer';
import type {Library} from '@site/src/retrieval/answers/library';
import {smallLibrary} from '@site/tests/support/corpusPages';

const sentence = (word: string, count: number) => `${`${word} `.repeat(count).trim()}.`;

let library: Library;
beforeAll(async () => {
  library = await smallLibrary({
    '/learn/gossip': {
      title: 'Gossip',
      sections: {
        '': 'Peers send messages to each other.',
        'How messages spread': [
          sentence('preamble', 75),
          'A message reaches all peers in 3 hops.',
          sentence('afterword', 90),
          sentence('appendix', 90),
        ].join('\n\n'),
      },
    },
  });
});

const compose = (text: string) => composeAnswer({text}, library).blocks;

describe('composeAnswer', () => {
  it('names the section and quotes it entirely if it is short', () => {
    expect(compose('How do I remove a local network?').slice(0, 2)).toEqual([
      '**[mxpy › Remove a local network](/tools/mxpy#remove-a-local-network)**',
      'To delete the local network again, run `mxpy localnet clean`.',
    ]);
  });

  it('quotes only the relevant passages of a long section', () => {
    const blocks = compose('How many hops does a message need to reach all peers?');
    expect(blocks[0]).toBe('**[Gossip › How messages spread](/learn/gossip#how-messages-spread)**');
    expect(blocks[1]).toBe('A message reaches all peers in 3 hops.');
  });

  it('starts with the definition of the glossary', () => {
    expect(compose('what does shard mean')[0]).toBe(
      '**Shard**: A part of the network that processes its own transactions.',
    );
  });

  it('takes no definition from a heading of the glossary that has no text of its own', async () => {
    const sections = {'': 'The words.', Tokens: '', Ticket: 'A token.'};
    const glossary = await smallLibrary({'/welcome/terminology': {title: 'Glossary', sections}});
    expect(composeAnswer({text: 'What is a token?'}, glossary).blocks[0]).not.toMatch(/^\*\*Tokens\*\*:/);
  });

  it('answers two questions in their order, each from its own section', () => {
    const titles = compose('What does a keystore file hold? How long does a round take?').filter((block) =>
      block.startsWith('**['),
    );
    expect(titles).toEqual([
      '**[Keystore files](/wallet/keystore)**',
      '**[Rounds and epochs › Length of a round](/learn/rounds#length-of-a-round)**',
    ]);
  });

  it('adds a section with a similar score to the answers to two questions', () => {
    const {sections} = composeAnswer({text: 'What is a round? What is a local network?'}, library);
    expect(sections.map((section) => library.pageOf(section).route)).toEqual([
      '/learn/rounds',
      '/tools/mxpy',
      '/tools/mxpy',
    ]);
  });

  it('prefers code in the language that the question names', async () => {
    const code = ['```py', 'key = derive()', ...Array.from({length: 10}, () => '# a comment'), '```'];
    const paragraph = sentence('Derive a key from a mnemonic', 5);
    const library = await smallLibrary({
      '/sdk/keys': {
        title: 'Keys',
        sections: {'': [...Array.from({length: 12}, () => paragraph), code.join('\n')].join('\n\n')},
      },
    });
    const quoted = (text: string) => composeAnswer({text}, library).blocks.join('\n');
    expect(quoted('derive a key in python')).toContain('```py\nkey = derive()');
    expect(quoted('derive a key')).not.toContain('```');
  });

  it('is empty if nothing is found', () => {
    expect(composeAnswer({text: 'zeppelinfahrt'}, library)).toMatchObject({blocks: [], sections: []});
  });
});
