import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerOf,
  askAndAnswer,
  history,
  listeners,
  open,
  pageLocation,
  prepareChat,
  requests,
  siteContext,
  streaming,
} from '@site/tests/support/renderChat';

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => siteContext}));
jest.mock('@docusaurus/router', () => ({useLocation: () => pageLocation, useHistory: () => history}));

prepareChat();

// tests/e2e/ask-ai*.spec.ts have more.
it('stops before the first word, and offers to ask again', async () => {
  const {input} = open();
  await userEvent.type(input, 'Why?{Enter}');
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(requests[0]?.signal?.aborted).toBe(true);
  await userEvent.click(screen.getByRole('button', {name: 'Ask this again'}));
  expect(requests).toHaveLength(2);
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

it("shows no feedback buttons if the endpoint doesn't accept feedback", async () => {
  const {input} = open();
  await askAndAnswer(input, 'Why?', streaming({type: 'delta', text: 'Because.'}, {type: 'done'}));
  expect(screen.getByRole('button', {name: 'Copy answer'})).toBeVisible();
  expect(screen.queryByRole('button', {name: 'Helpful'})).toBeNull();
});

it('announces nothing of a saved conversation', async () => {
  const {input, close, reopen} = open();
  await askAndAnswer(input, 'Why?', answerOf('Because.'));
  close();
  reopen();
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

it('closes when the reader goes back to another page, but not to another anchor', async () => {
  const {input, onClose} = open();
  await userEvent.type(input, 'Why?{Enter}');
  const goTo = (pathname: string) => act(() => listeners.forEach((listener) => listener({pathname})));
  goTo('/docs/validators/rating/');
  expect(onClose).not.toHaveBeenCalled();
  goTo('/docs/learn/');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(requests[0]?.signal?.aborted).toBe(true);
});

it('closes on a click on the backdrop, but not if the press started inside', () => {
  const {dialog, onClose} = open();
  fireEvent.pointerDown(screen.getByRole('heading', {name: 'Ask MultiversX AI'}));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('sends the attached page and quotation with the question', async () => {
  const {input} = open({quote: 'Two lines\nof text'});
  await userEvent.click(screen.getByRole('button', {name: 'Ask about this page'}));
  await userEvent.type(input, 'Why?{Enter}');
  expect(requests[0]?.body).toMatchObject({
    message: 'Why?',
    about: {page: {title: 'Rating', route: '/validators/rating/'}, quote: 'Two lines\nof text'},
  });
  const question = screen.getAllByRole('article').at(-2)!;
  expect(within(question).getByText('Rating')).toBeVisible();
  expect(within(question).getByText(/Two lines/)).toBeVisible();
});

it('asks to explain a quotation if the reader types nothing', async () => {
  open({quote: 'Two lines'});
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
  expect(requests[0]?.body).toMatchObject({message: 'Explain this', about: {quote: 'Two lines'}});
});

describe('a question that is too long', () => {
  const text = `${'q'.repeat(4000)}uest`;
  const note = 'A question can have at most 4000 characters. Remove 4.';

  it('stays in the input with an error message, and can be sent once it is short enough', async () => {
    const {input} = open();
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input).toHaveValue(text);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByRole('button', {name: 'Send'})).toBeDisabled();
    await userEvent.keyboard('{Enter}{Backspace>3}');
    expect(requests).toHaveLength(0);
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(requests[0]?.body.message).toBe('q'.repeat(4000));
    expect(screen.queryByText(/characters:/)).toBeNull();
  });

  it('that the chat opens with is put into the input', () => {
    const {input} = open({question: text});
    expect(input).toHaveValue(text);
    expect(screen.getByText(note)).toBeVisible();
    expect(requests).toHaveLength(0);
  });
});
