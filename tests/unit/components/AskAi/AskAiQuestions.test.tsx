import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  history,
  open,
  pageLocation,
  prepareChat,
  requests,
  siteContext,
} from '@site/tests/support/renderChat';

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => siteContext}));
jest.mock('@docusaurus/router', () => ({useLocation: () => pageLocation, useHistory: () => history}));

prepareChat();

it('sends on Enter and on Send, but not if empty, while answering or during an IME composition', async () => {
  const {input} = open();
  const send = screen.getByRole('button', {name: 'Send'});
  expect(send).toBeDisabled();
  await userEvent.type(input, '  {Enter}');
  fireEvent.change(input, {target: {value: 'なに'}});
  fireEvent.keyDown(input, {key: 'Enter', isComposing: true});
  fireEvent.keyDown(input, {key: 'Enter', keyCode: 229});
  fireEvent.keyDown(input, {key: 'Enter', shiftKey: true});
  expect(requests).toHaveLength(0);
  await userEvent.click(send);
  expect(requests.map(({body}) => body.message)).toEqual(['なに']);
  expect(input).toHaveValue('');
  await userEvent.type(input, 'More{Enter}');
  expect(requests).toHaveLength(1);
  expect(input).toHaveValue('More');
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

it('removes the attached page and quotation', async () => {
  const {input} = open({quote: 'Two lines'});
  await userEvent.click(screen.getByRole('button', {name: 'Ask about this page'}));
  await userEvent.click(screen.getByRole('button', {name: 'Remove: Two lines'}));
  await userEvent.click(screen.getByRole('button', {name: 'Remove: Rating'}));
  await userEvent.type(input, 'Why?{Enter}');
  expect(requests[0]?.body.message).toBe('Why?');
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
