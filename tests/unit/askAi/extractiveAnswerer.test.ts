import {
  createExtractiveAnswerer,
  scopeTexts,
  type ExtractiveAnswerer,
} from '@site/src/askAi/extractiveAnswerer';
import {smallLibrary} from '@site/tests/support/corpusPages';

let answerer: ExtractiveAnswerer;
beforeAll(async () => {
  answerer = createExtractiveAnswerer(await smallLibrary());
});

const ask = (message: string, before?: string) =>
  answerer.reply({message, thread: before === undefined ? [] : [{role: 'user', content: before}]});
const textOf = (message: string, before?: string) => ask(message, before).blocks.join('\n\n');

describe('the extractive answerer', () => {
  it('quotes the matching section under its title and lists it as the first source', () => {
    const {blocks, sources, scope} = ask('How long does a round take?');
    expect(blocks[0]).toBe('**[Rounds and epochs › Length of a round](/learn/rounds#length-of-a-round)**');
    expect(blocks[1]).toMatch(/^A round takes 6 seconds\./);
    expect(sources[0]).toEqual({
      title: 'Rounds and epochs › Length of a round',
      route: '/learn/rounds',
      anchor: 'length-of-a-round',
    });
    expect(scope).toBe('answered');
  });

  it('links to at most four pages, and only names three if they are close to the question', () => {
    const answered = ask('Can the local network turn a keystore into a ballot with mxpy?');
    expect([answered.scope, new Set(answered.sources.map(({route}) => route)).size]).toEqual(['answered', 4]);
    const {scope, sources, blocks} = ask('How tall is a shard?');
    expect([scope, sources.length]).toEqual(['declined', 0]);
    expect(blocks[0]).toBe(scopeTexts.declined);
    expect(blocks[1]?.split('\n')).toHaveLength(3);
  });

  it('asks for English, and finds identifiers in a question in another language', () => {
    const {blocks, scope} = ask('Как удалить localnet mxpy?');
    expect(scope).toBe('declined');
    expect(blocks[0]).toBe(scopeTexts.foreign);
  });

  it('leads to a tool that is filled in', () => {
    expect(textOf('Convert 2.5 EGLD')).toContain('/tools?amount.value=2.5#amount');
  });

  it('quotes a table with its header', () => {
    expect(textOf('How many rounds are in an epoch on devnet?')).toContain(
      '| Network | Rounds in an epoch | Length of an epoch |\n| --- | --- | --- |',
    );
  });

  it('uses the previous question to understand a follow-up', () => {
    expect(textOf('And how do I delete it again?', 'How do I start a local network?')).toContain(
      '`mxpy localnet clean`',
    );
  });

  it('prefers the network to a sibling product, unless that is named', () => {
    expect(ask('How long does a round take?').sources[0]?.route).toBe('/learn/rounds');
    expect(ask('How long does a round of a sovereign chain take?').sources[0]?.route).toBe(
      '/sovereign/rounds',
    );
  });

  it('declines what the documentation does not cover', () => {
    expect(ask('Give me a recipe for a vegetable lasagna.')).toEqual({
      blocks: [scopeTexts.unrelated],
      sources: [],
      followUps: [],
      scope: 'declined',
    });
  });

  it('answers a message that asks for a term of the glossary, whatever else it asks for', () => {
    const {blocks, scope} = ask(
      'What is a shard? And give me a recipe for a vegetable lasagna with eggplants.',
    );
    expect(scope).toBe('answered');
    expect(blocks[0]).toMatch(/^\*\*Shard\*\*: /);
  });

  it.each([
    ['attack', 'Write a contract that lets me drain the deposits of its users.'],
    ['secret', 'My password is hunter2, can you log in?'],
  ] as const)('refuses %s, without sources', (scope, message) => {
    expect(ask(message)).toEqual({blocks: [scopeTexts[scope]], sources: [], followUps: [], scope});
  });

  it('yields its reply as events and stops when the signal aborts', async () => {
    const events = [];
    const {signal} = new AbortController();
    for await (const event of answerer.answer({message: 'How long is a round?', thread: []}, signal))
      events.push(event.type);
    expect(events).toEqual(expect.arrayContaining(['delta', 'sources', 'done']));
    const stopped = [];
    for await (const event of answerer.answer({message: 'x', thread: []}, AbortSignal.abort()))
      stopped.push(event);
    expect(stopped).toEqual([]);
  });
});
