import type {Answerer} from '@site/src/askAi/answerer';
import {cancelAnswers, start} from '@site/tests/support/chatApp';
import {eventsOf} from '@site/tests/support/chatServer';

afterEach(cancelAnswers);

describe('the log', () => {
  it('contains no question', async () => {
    const {ask, logged} = start();
    await eventsOf(await ask({message: 'My secret'}));
    expect(logged).toEqual([
      {
        event: 'answered',
        end: 'done',
        answerId: 'id-2',
        milliseconds: expect.any(Number),
        characters: 20,
        sources: 1,
        followUp: false,
      },
    ]);
  });

  it('contains questions if the settings say so', async () => {
    const {ask, logged} = start({env: {CHAT_LOG_QUESTIONS: 'true'}});
    await eventsOf(await ask({message: 'A question'}));
    expect(logged.at(-1)).toMatchObject({question: 'A question'});
  });

  it('contains at most 200 characters of a question, without e-mail addresses', async () => {
    const {ask, logged} = start({env: {CHAT_LOG_QUESTIONS: 'true'}});
    await eventsOf(await ask({message: `Write to me@mail.example ${'about gas '.repeat(50)}`}));
    const {question} = logged.at(-1) as {question?: string};
    expect(question).toMatch(/^Write to … about gas about/);
    expect(question).toHaveLength(200);
  });

  it('says that a question was declined', async () => {
    const declining: Answerer = {
      async *answer() {
        yield {type: 'delta', text: 'The documentation has no answer.'};
        yield {type: 'done', declined: true};
      },
    };
    const {ask, logged} = start({answerer: declining});
    await eventsOf(await ask({message: 'Who wins?'}));
    expect(logged.at(-1)).toMatchObject({event: 'answered', declined: true});
  });
});
