import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  answerHealthCheck,
  answerOf,
  askAndAnswer,
  history,
  open,
  pageLocation,
  prepareChat,
  requests,
  siteContext,
  stalling,
  streaming,
} from '@site/tests/support/renderChat';

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => siteContext}));
jest.mock('@docusaurus/router', () => ({useLocation: () => pageLocation, useHistory: () => history}));

prepareChat();

it('shows a greeting and suggests questions for the section', async () => {
  const {dialog} = open();
  expect(dialog).toHaveTextContent('Ask me anything about the MultiversX ecosystem');
  await userEvent.click(screen.getByRole('button', {name: 'How do I unjail a node?'}));
  expect(requests[0]?.url).toBe('https://chat.example/ai-docs-api/chat/stream');
  expect(requests[0]?.body).toEqual({message: 'How do I unjail a node?', page: '/validators/rating/'});
  expect(screen.queryByRole('list', {name: 'Suggested questions'})).toBeNull();
  expect(dialog).toHaveTextContent('Thinking...');
});

it('shows the answer with its sources, which close the chat', async () => {
  const {input, onClose} = open();
  await askAndAnswer(
    input,
    'Why?',
    answerOf('Because **so**.', [
      {type: 'sources', sources: [{title: 'Rating', route: '/validators/rating', anchor: 'how'}]},
    ]),
  );
  expect(screen.getByText('so').tagName).toBe('STRONG');
  expect(screen.getAllByRole('article').at(-1)).not.toHaveTextContent('Thinking...');
  const source = screen.getByRole('link', {name: 'Rating'});
  expect(source).toHaveAttribute('href', '/docs/validators/rating/#how');
  await userEvent.click(source);
  expect(history.push).toHaveBeenCalledWith('/docs/validators/rating/#how');
  expect(onClose).toHaveBeenCalled();
});

it('stops an answer and keeps the received text', async () => {
  const {input, dialog} = open();
  await userEvent.type(input, 'Why?{Enter}');
  await act(async () => requests.at(-1)?.answer(stalling({type: 'delta', text: 'Because of the '})));
  await screen.findByText(/^Because of/);
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(dialog).toHaveTextContent("Because of theThis answer isn't complete.");
});

it('stops before the first word, and offers to ask again', async () => {
  const {input} = open();
  await userEvent.type(input, 'Why?{Enter}');
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(requests[0]?.signal?.aborted).toBe(true);
  await userEvent.click(screen.getByRole('button', {name: 'Ask this again'}));
  expect(requests).toHaveLength(2);
});

it('shows why a question failed, stores the status, and retries', async () => {
  const {input, dialog} = open();
  await askAndAnswer(input, 'Why?', {
    ok: false,
    status: 500,
    headers: new Map(),
    text: async () => 'stack trace',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The answer service failed. Try again in a moment.');
  expect(dialog).not.toHaveTextContent(/HTTP error|stack trace/);
  await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
  await answer(answerOf('Because.'));
  expect(dialog).toHaveTextContent('Because.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('restores the answer if asking again fails', async () => {
  const {input, dialog} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  await userEvent.click(screen.getByRole('button', {name: 'Ask again'}));
  expect(dialog).not.toHaveTextContent('Because.');
  await act(async () =>
    requests[1]?.answer({ok: false, status: 500, headers: new Map(), text: async () => ''}),
  );
  await screen.findByRole('alert');
  expect(dialog).toHaveTextContent('Because.');
  expect(JSON.stringify({...localStorage})).toContain('Because.');
});

it('copies an answer, asks again, and sends feedback if the endpoint accepts it', async () => {
  const writeText = jest.fn(async () => {});
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  const {input} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because **so**.'));
  await user.click(screen.getByRole('button', {name: 'Copy answer'}));
  expect(writeText).toHaveBeenCalledWith('Because **so**.');
  await user.click(screen.getByRole('button', {name: 'Not helpful'}));
  expect(requests.at(-1)).toMatchObject({
    url: 'https://chat.example/ai-docs-api/chat/feedback',
    body: {answerId: 'a1', threadId: 't1', helpful: false},
  });
  expect(screen.getByRole('button', {name: 'Not helpful'})).toHaveAttribute('aria-pressed', 'false');
  await act(async () => requests.at(-1)?.answer({ok: true}));
  expect(screen.getByRole('button', {name: 'Not helpful'})).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', {name: 'Ask again'}));
  expect(requests.at(-1)?.body).toMatchObject({message: 'Why?', threadId: 't1'});
});

it("shows no feedback buttons if the endpoint doesn't accept feedback", async () => {
  const {input} = open();
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'Because.'}, {type: 'done'}));
  expect(screen.getByRole('button', {name: 'Copy answer'})).toBeVisible();
  expect(screen.queryByRole('button', {name: 'Helpful'})).toBeNull();
});

it('says for how long the server keeps conversations', async () => {
  open();
  expect(screen.getByText(/^Questions go to our server; history stays/)).toBeVisible();
  await act(async () => answerHealthCheck({json: async () => ({threadHours: 24})}));
  expect(screen.getByText(/which keeps conversations for 24 hours/)).toBeVisible();
});

it('offers the follow-up questions of the last answer, until the next question', async () => {
  const {input} = open();
  const followUps = ['How is it paid?', 'Who sets it?'];
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'Because.'}, {type: 'done', followUps}));
  const list = screen.getByRole('list', {name: 'Follow-up questions'});
  expect(
    within(list)
      .getAllByRole('button')
      .map(({textContent}) => textContent),
  ).toEqual(followUps);
  await userEvent.click(within(list).getByRole('button', {name: 'Who sets it?'}));
  expect(requests.at(-1)?.body).toMatchObject({message: 'Who sets it?'});
  expect(screen.queryByRole('list', {name: 'Follow-up questions'})).toBeNull();
});

it('suggests the questions of the section after a declined answer', async () => {
  const {input} = open();
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'No.'}, {type: 'done', declined: true}));
  const list = screen.getByRole('list', {name: 'Suggested questions'});
  expect(within(list).getByRole('button', {name: 'How do I unjail a node?'})).toBeVisible();
});

it('announces each sentence once, and nothing of an earlier conversation', async () => {
  const {input} = open();
  const log = screen.getByRole('log');
  await askAndAnswer(input, 'Why?', answerOf('First sentence. Second **one**.\n\n```bash\nls\n```\n\nEnd'));
  expect(Array.from(log.children, ({textContent}) => textContent)).toEqual([
    'Thinking...',
    'First sentence.',
    'Second one.',
    'A block of bash code.',
    'End',
  ]);
  await userEvent.click(screen.getByRole('button', {name: 'New conversation'}));
  await askAndAnswer(input, 'And?', answerOf('Other.'));
  expect(screen.getByRole('log')).toHaveTextContent(/^Thinking\.\.\.Other\.$/);
});

it('announces nothing of a saved conversation', async () => {
  const {input, close, reopen} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  close();
  reopen();
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});
