import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CrashBoundary from '@site/src/components/AskAi/CrashBoundary';
import {
  answerOf,
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
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** Replaces each text of an element, as the page translation of Chrome does. */
function translatePage(element: HTMLElement): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.textContent = text.data;
    text.replaceWith(outer);
  }
}

it('answers in a window that the browser translates', async () => {
  const {input, dialog} = open();
  await userEvent.type(input, 'Why?');
  translatePage(dialog);
  await userEvent.type(input, '{Enter}');
  translatePage(screen.getByRole('dialog'));
  await act(async () => requests.at(-1)?.answer(answerOf('Because it is.')));
  translatePage(screen.getByRole('dialog'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Because it is.'));
  expect(screen.getByRole('dialog')).toHaveTextContent('Why?');
  expect(requests).toHaveLength(1);
});

function Failing({fails}: {fails: () => boolean}) {
  if (fails()) throw new Error('test');
  return <p>A chat</p>;
}

it('mounts the chat again after a crash', () => {
  let failures = 0;
  // React renders a component that throws a second time before it gives up.
  const fails = () => failures++ < 2;
  render(
    <CrashBoundary isOpen>
      <Failing fails={fails} />
    </CrashBoundary>,
  );
  expect(screen.getByText('A chat')).toBeVisible();
});

it('offers to open a chat again that keeps crashing', async () => {
  let isBroken = true;
  render(
    <CrashBoundary isOpen>
      <Failing fails={() => isBroken} />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The chat window failed.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', {name: 'Open it again'}));
  expect(screen.getByText('A chat')).toBeVisible();
});
