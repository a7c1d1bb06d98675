import {textOf} from '@site/tests/support/chatServer';
import {ask, eventsOf, start} from '@site/tests/support/modelAnswerer';

describe('retry without a rejected parameter', () => {
  /** OpenAI's current models respond like this. Other endpoints name the parameter only in the message. */
  const refusal = (param: string, hasParam: boolean) => ({
    status: 400,
    error: {
      message: `Unsupported parameter: '${param}' is not supported with this model.`,
      ...(hasParam && {param, code: 'unsupported_parameter'}),
    },
  });

  it.each([true, false])(
    'omits or replaces it, also in later requests (error has `param`: %p)',
    async (hasParam) => {
      const {answerer, model, logged} = await start(({body}) => {
        if (body.max_tokens !== undefined) return refusal('max_tokens', hasParam);
        if (body.temperature !== undefined) return refusal('temperature', hasParam);
        return {pieces: ['Six seconds.']};
      });
      for (const message of ['How long does a round take?', 'How long is an epoch?'])
        expect(textOf(await eventsOf(answerer, message))).toBe('Six seconds.');
      await model.close();
      expect(
        model.asked.map(({body}) => [body.max_tokens, body.max_completion_tokens, body.temperature]),
      ).toEqual([
        [500, undefined, 0.1],
        [undefined, 500, 0.1],
        [undefined, 500, undefined],
        [undefined, 500, undefined],
      ]);
      expect(logged).toEqual([]);
    },
  );

  it('ends if the replacement is rejected too, and the next question starts with the original', async () => {
    const {answerer, model, logged} = await start(({body}) =>
      refusal(body.max_tokens === undefined ? 'max_completion_tokens' : 'max_tokens', true),
    );
    for (const message of ['How long does a round take?', 'How long is an epoch?'])
      expect((await eventsOf(answerer, message)).at(-1)).toMatchObject({type: 'done'});
    await model.close();
    expect(model.asked.map(({body}) => body.max_tokens)).toEqual([500, undefined, 500, undefined]);
    const failure = {status: 400, code: 'unsupported_parameter', param: 'max_completion_tokens'};
    expect(logged).toEqual([expect.objectContaining(failure), expect.objectContaining(failure)]);
  });

  it("doesn't happen after other errors", async () => {
    const reply = {status: 400, error: {message: 'The temperature is rising', param: 'messages'}};
    expect((await ask([], {}, {reply})).asked).toHaveLength(1);
  });
});
