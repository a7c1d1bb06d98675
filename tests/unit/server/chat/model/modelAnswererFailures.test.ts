import {textOf} from '@site/tests/support/chatServer';
import {ask, eventsOf, start} from '@site/tests/support/modelAnswerer';

it('quotes the documentation if the model times out, before or during its answer', async () => {
  for (const pieces of [['never'], ['A round', 'never']]) {
    const {text, events, logged} = await ask(pieces, {}, {hangs: true});
    expect(text).toContain('A round takes 6 seconds.');
    expect(text.startsWith('A round\n\nThe answer broke off here.')).toBe(pieces.length > 1);
    expect(text).not.toContain('never');
    expect(events.at(-1)).toMatchObject({type: 'done'});
    expect(logged).toEqual([expect.objectContaining({error: 'ModelSilentError'})]);
  }
});

it.each([
  [401, 'Check that the key in CHAT_MODEL_API_KEY may use the model.'],
  [500, "Check the endpoint's log for the reason."],
])('quotes the documentation if the model responds with %d, and logs what to do', async (status, advice) => {
  const {text, events, logged, at} = await ask([], {}, {reply: {status}});
  expect(text).toContain('A round takes 6 seconds.');
  expect(events.at(-1)).toMatchObject({type: 'done'});
  expect(logged).toEqual([expect.objectContaining({at, status, advice})]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});

it('quotes the documentation immediately if the model demands a later retry', async () => {
  const reply = {status: 429, headers: {'Retry-After': '60'}};
  const {text, asked, logged} = await ask([], {}, {reply});
  expect(text).toContain('A round takes 6 seconds.');
  expect(asked).toHaveLength(1);
  expect(logged).toEqual([
    expect.objectContaining({status: 429, advice: "Wait, or raise the limits of the key's account."}),
  ]);
});

it('logs the address and the reason if there is no connection', async () => {
  const {answerer, model, logged} = await start({});
  await model.close();
  const events = await eventsOf(answerer, 'How long does a round take?');
  expect(textOf(events)).toContain('A round takes 6 seconds.');
  expect(logged).toEqual([
    {
      error: 'ModelUnreachableError',
      at: model.baseUrl,
      code: 'ECONNREFUSED',
      advice: 'Check that the endpoint is running and that CHAT_MODEL_BASE_URL is its address.',
    },
  ]);
});

describe('an answer that the model ends', () => {
  it.each(['length', 'content_filter', 'error'])(
    'with the reason %s is incomplete, and the documentation follows',
    async (finish) => {
      const {text, logged} = await ask(['First transfer all of '], {}, {reply: {finish}});
      expect(text).toMatch(
        /^First transfer all of \n\nThe answer broke off here\. From the documentation:\n\n[\s\S]*A round takes 6 seconds\./,
      );
      expect(logged).toEqual([
        expect.objectContaining({
          error: 'IncompleteAnswerError',
          finish,
          advice:
            finish === 'length'
              ? 'Raise CHAT_MODEL_MOST_TOKENS.'
              : "Check the endpoint's log for the reason.",
        }),
      ]);
    },
  );

  it.each(['', null])('with the reason %p and without [DONE] is incomplete', async (finish) => {
    const {text, logged} = await ask(['First transfer all of '], {}, {reply: {finish, isCut: true}});
    expect(text).toContain('The answer broke off here.');
    expect(logged).toEqual([expect.objectContaining({error: 'IncompleteAnswerError', finish: 'none'})]);
  });

  it.each([
    ['with a reason of other servers', {finish: 'eos_token'}],
    ['with a reason, but without [DONE]', {isCut: true}],
    ['without a reason, but with [DONE]', {finish: null}],
    ['after chunks without a choice', {asides: [{usage: {total_tokens: 5}}, {choices: []}]}],
  ])('%s is complete', async (_, reply) => {
    const {text, logged} = await ask(['Six seconds.'], {}, {reply});
    expect({text, logged}).toEqual({text: 'Six seconds.', logged: []});
  });

  it('with an error chunk is replaced by the documentation, without the error message in the log', async () => {
    const error = {message: 'secret detail', code: 'server_error'};
    const {text, logged} = await ask(['Six seconds.'], {}, {reply: {asides: [{error}]}});
    expect(text).toMatch(/^A round takes 6 seconds\./m);
    expect(logged).toEqual([expect.objectContaining({error: 'APIError', code: 'server_error'})]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});

it('quotes the documentation if the answer is empty', async () => {
  expect((await ask([])).text).toContain('A round takes 6 seconds.');
});

it('continues with the documentation if the model breaks off', async () => {
  // The stand-in's server logs the broken stream.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const {text} = await ask(['A round:\n\n```bash\nmxpy'], {}, {breaks: true});
  // Without a closing fence, the documentation would be part of the code block.
  expect(text).toMatch(
    /^A round:\n\n```bash\nmxpy\n```\n\nThe answer broke off here\. From the documentation:\n\n[\s\S]*A round takes 6 seconds\./,
  );
});
