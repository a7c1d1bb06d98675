import {failures, type ModelFamily} from '@site/tests/support/modelFamilies';
import {ask} from '@site/tests/support/modelAnswerer';

const families: ModelFamily[] = ['openai', 'local', 'proxy'];
const quoted = 'A round takes 6 seconds.';

describe.each(families)('an endpoint of the kind %s', (family) => {
  it('streams an answer, also in pieces that cut a character, with the sections that it cites', async () => {
    const pieces = ['A round 🚀 ', 'lasts **6 s** [1] — é', 'poque.'];
    const {text, sources, events, logged} = await ask(pieces, {}, {reply: {family}});
    expect({text, logged}).toEqual({text: pieces.join(''), logged: []});
    expect(sources).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({type: 'done'});
  });

  it('fails in its own way: the pages are quoted, and the log has the status and what to do', async () => {
    const {text, logged, asked} = await ask([], {}, {reply: failures[family]});
    expect(text).toContain(quoted);
    expect(asked).toHaveLength(1);
    expect(logged).toEqual([
      expect.objectContaining({status: failures[family].status, advice: expect.any(String)}),
    ]);
  });

  it('reaches its limit of tokens: the pages follow, and the log says which setting to raise', async () => {
    const {text, logged} = await ask(['First transfer all of '], {}, {reply: {family, finish: 'length'}});
    expect(text).toMatch(
      /^First transfer all of \n\nThe answer broke off here\.[\s\S]*A round takes 6 seconds\./,
    );
    expect(logged).toEqual([
      expect.objectContaining({finish: 'length', advice: 'Raise CHAT_MODEL_MOST_TOKENS.'}),
    ]);
  });

  it('is silent for too long: the pages are quoted', async () => {
    const {text, logged} = await ask(['never'], {}, {hangs: true, reply: {family}});
    expect(text).toContain(quoted);
    expect(logged).toEqual([expect.objectContaining({error: 'ModelSilentError'})]);
  });

  it('ends without a sign that the answer is complete: the pages follow', async () => {
    const {text, logged} = await ask(['A round '], {}, {reply: {family, finish: null, isCut: true}});
    expect(text).toMatch(/^A round \n\nThe answer broke off here\./);
    expect(logged).toEqual([expect.objectContaining({finish: 'none'})]);
  });

  it('calls a tool that it was not offered: the pages are quoted', async () => {
    const toolCalls = [{id: 'call-1', name: 'search', arguments: {query: 'How long is a round?'}}];
    const {text, logged} = await ask([], {}, {reply: {family, toolCalls}});
    expect(text).toContain(quoted);
    expect(logged).toEqual([expect.objectContaining({error: 'IncompleteAnswerError', finish: 'tool_calls'})]);
  });
});

it.each([
  ['a page of a proxy', {body: '<h1>Sign in</h1>', type: 'text/html'}],
  ['an empty body', {body: '', type: 'text/event-stream'}],
  ['data that is not JSON', {body: 'data: {"choices":[{\n\ndata: [DONE]\n\n', type: 'text/event-stream'}],
  ['a text as error', {asides: [{error: 'out of memory'}]}],
])('responds with status 200 and %s: the pages are quoted, once', async (_what, reply) => {
  const {text, events, logged} = await ask([], {}, {reply});
  expect(text.split(quoted)).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({type: 'done'});
  expect(logged).toEqual([expect.objectContaining({advice: expect.any(String)})]);
});

it('ignores `stream`, and sends the answer as one JSON object: it is shown', async () => {
  const completion = {
    choices: [{index: 0, message: {role: 'assistant', content: 'Six seconds.'}, finish_reason: 'stop'}],
  };
  const reply = {body: JSON.stringify(completion), type: 'application/json; charset=utf-8'};
  const {text, logged} = await ask([], {}, {reply});
  expect({text, logged}).toEqual({text: 'Six seconds.', logged: []});
});
