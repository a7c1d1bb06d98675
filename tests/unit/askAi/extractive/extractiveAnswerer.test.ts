import {composeMessage} from '@site/src/askAi/composedMessage';
import {createExtractiveAnswerer, weakText} from '@site/src/askAi/extractive/extractiveAnswerer';
import {smallLibrary, smallSite} from '@site/tests/support/corpusPages';

const answerer = createExtractiveAnswerer(smallLibrary());
const ask = (message: string, ...before: string[]) =>
  answerer.reply({
    message,
    thread: before.flatMap((content) => [
      {role: 'user' as const, content},
      {role: 'assistant' as const, content: 'An answer.'},
    ]),
  });
const textOf = ({blocks}: ReturnType<typeof ask>) => blocks.join('\n\n');

it('quotes the sentence that answers, and names its section', () => {
  const reply = ask('How long does a round take?');
  expect(textOf(reply)).toMatch(/^A round takes 6 seconds\./);
  expect(reply.sources[0]).toEqual({
    title: 'Rounds and epochs › Length of a round',
    route: '/learn/rounds',
    anchor: 'length-of-a-round',
  });
});

it('quotes a row under the head of its table', () => {
  expect(textOf(ask('How many rounds are in an epoch on devnet?'))).toContain(
    '| Network | Rounds in an epoch | Length of an epoch |\n| --- | --- | --- |\n',
  );
});

it('quotes code whole, under what introduces it', () => {
  expect(textOf(ask('Which command installs mxpy?'))).toContain(
    '```bash\npipx install multiversx-sdk-cli\n```',
  );
});

it('finds what is said in other words', () => {
  expect(textOf(ask('Why are validators moved into another shard?'))).toContain(
    'so that nobody can gather a majority',
  );
});

it('understands a question by the one before it', () => {
  expect(textOf(ask('And how do I delete it again?', 'How do I start a local network?'))).toContain(
    '`mxpy localnet clean`',
  );
});

it('answers about the page that the reader means', () => {
  const message = composeMessage({text: 'What is this?', page: {title: 'mxpy', route: '/tools/mxpy'}});
  expect(ask(message).sources[0]?.route).toBe('/tools/mxpy');
});

it('says nothing that no page says', () => {
  const written = smallSite.flatMap(({sections}) => sections.map(({markdown}) => markdown)).join('\n');
  const lines = textOf(ask('How do I start a local network with mxpy?'))
    .split('\n')
    .filter((line) => !line.startsWith('From ['));
  expect(lines.filter((line) => !written.includes(line))).toEqual([]);
});

it.each(['Give me a recipe for bread.', 'What is a `frobnicator_config` for?'])(
  'finds nothing for %s',
  (question) => {
    expect(ask(question).declined).toBe('offTopic');
  },
);

it('offers the closest pages where the evidence is weak', () => {
  const reply = ask('Is a keystore file with its password good for quantum backups?');
  expect(reply).toMatchObject({blocks: [weakText], declined: 'weak'});
  expect(reply.sources[0]?.route).toBe('/wallet/keystore');
});

it.each(['', '?', '🙂', 'a'.repeat(4000), '`'.repeat(500), '[['.repeat(500), 'the of and'])(
  'survives %s',
  (question) => {
    expect(ask(question).blocks.length).toBeGreaterThan(0);
  },
);

it('stops where the signal says so', async () => {
  const controller = new AbortController();
  controller.abort();
  const events = [];
  for await (const event of answerer.answer({message: 'How long is a round?', thread: []}, controller.signal))
    events.push(event);
  expect(events).toEqual([]);
});
