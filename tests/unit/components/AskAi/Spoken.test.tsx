import {act, render, screen} from '@testing-library/react';
import Spoken from '@site/src/components/AskAi/Spoken';
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

it('what was heard goes a while after the end of the answer, and no sooner', () => {
  const {rerender} = render(<Spoken state={coming('One.')} />);
  act(() => jest.advanceTimersByTime(60_000));
  rerender(<Spoken state={coming('One. Two')} />);
  expect(screen.getByRole('log')).toHaveTextContent('Thinking...One.');
  rerender(<Spoken state={ended('One. Two')} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('log')).toHaveTextContent('Thinking...One.Two');
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

it('another answer is heard on where the last one would have gone', () => {
  const {rerender} = render(<Spoken state={ended('One.')} />);
  const next = {...coming('Two.'), draft: {...answer('Two. '), id: 'a2'}};
  act(() => jest.advanceTimersByTime(5000));
  rerender(<Spoken state={next} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('log')).toHaveTextContent('Thinking...Two.');
});
