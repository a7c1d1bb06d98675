import {act, render, screen} from '@testing-library/react';
import Announcer from '@site/src/components/AskAi/Announcer';
import type {AssistantMessage, ChatState} from '@site/src/askAi/chatState';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const answer = (content: string): AssistantMessage => ({id: 'a1', role: 'assistant', content});
const coming = (content: string): ChatState => ({
  status: 'streaming',
  conversation: {id: 'c1', messages: []},
  draft: answer(content),
});
const ended = (content: string): ChatState => ({
  status: 'ready',
  conversation: {id: 'c1', messages: [answer(content)]},
});

it('clears the announcements some seconds after the end of the answer', () => {
  const {rerender} = render(<Announcer state={coming('One.')} />);
  act(() => jest.advanceTimersByTime(60_000));
  rerender(<Announcer state={coming('One.\n\nTwo')} />);
  expect(screen.getByRole('log')).toHaveTextContent('Thinking...One.');
  rerender(<Announcer state={ended('One.\n\nTwo')} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('log')).toHaveTextContent('Thinking...One.Two');
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

it("doesn't clear the next answer when the delay of the previous one ends", () => {
  const {rerender} = render(<Announcer state={ended('One.')} />);
  const next = {...coming('Two.'), draft: {...answer('Two.\n\nThree'), id: 'a2'}};
  act(() => jest.advanceTimersByTime(5000));
  rerender(<Announcer state={next} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('log')).toHaveTextContent('Thinking...Two.');
});

it('announces each sentence once, when its block or list item is complete', () => {
  const text = 'One. Two.\n\n- three\n- four\n\n```ts\nlet five;\n```\n\nSix';
  const {rerender} = render(<Announcer state={coming('')} />);
  const log = screen.getByRole('log');
  const paragraphs = () => Array.from(log.children, ({textContent}) => textContent);
  for (let end = 1; end <= text.length; end++) {
    rerender(<Announcer state={coming(text.slice(0, end))} />);
    if (text.slice(0, end).endsWith('- fo'))
      expect(paragraphs()).toEqual(['Thinking...', 'One.', 'Two.', 'three']);
  }
  const complete = ['Thinking...', 'One.', 'Two.', 'three', 'four', 'A block of ts code.'];
  expect(paragraphs()).toEqual(complete);
  rerender(<Announcer state={ended(text)} />);
  expect(paragraphs()).toEqual([...complete, 'Six']);
});

it('announces the text after a footnote, and nothing twice', () => {
  const text = 'One.\n\nTwo.\n\nThree[^1].\n\n[^1]: Four.';
  const {rerender} = render(<Announcer state={coming('')} />);
  for (let end = 1; end <= text.length; end++) rerender(<Announcer state={coming(text.slice(0, end))} />);
  expect(screen.getByRole('log')).toHaveTextContent(/^Thinking\.\.\.One\.Two\.$/);
  rerender(<Announcer state={ended(text)} />);
  expect(screen.getByRole('log')).toHaveTextContent(/^Thinking\.\.\.One\.Two\.Three\.Four\.$/);
});
