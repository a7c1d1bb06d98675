import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageFeedback from '@site/src/components/PageFeedback';
import {reportPaths} from '@site/src/feedback/feedback';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {chatOrigin: 'https://chat.example'}}}),
}));

const sent: unknown[] = [];
/** Statuses of the server's next responses; `undefined` is a network error. */
let statuses: (number | undefined)[] = [];

beforeEach(() => {
  sent.length = 0;
  statuses = [];
  globalThis.fetch = (async (url: string, {body}: {body: string}) => {
    expect(url).toBe(`https://chat.example${reportPaths.page}`);
    sent.push(JSON.parse(body));
    const status = statuses.length > 0 ? statuses.shift() : 204;
    if (status === undefined) throw new TypeError('Failed to fetch');
    return {status, ok: status < 300};
  }) as unknown as typeof fetch;
});

async function answer(name: 'Yes' | 'No') {
  const user = userEvent.setup();
  render(<PageFeedback title="Gas" route="/learn/gas" address="https://docs.example/learn/gas/" />);
  await user.click(screen.getByRole('button', {name}));
  return user;
}

const button = (name: string) => screen.getByRole('button', {name});

describe('the question whether a page was helpful', () => {
  it('sends "Yes" once, and takes a note without reasons', async () => {
    const user = await answer('Yes');
    await screen.findByText('Your answer is recorded.');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(button('No'));
    await user.click(button('Yes'));
    expect(sent).toEqual([{page: '/learn/gas', helpful: true}]);
    await user.type(screen.getByRole('textbox', {name: /^What helped/}), 'The table.');
    await user.click(button('Send'));
    expect(sent[1]).toEqual({page: '/learn/gas', helpful: true, details: {note: 'The table.'}});
  });

  it('says by how much a note is too long', async () => {
    const user = await answer('Yes');
    const note = await screen.findByRole('textbox');
    await user.click(note);
    await user.paste('x'.repeat(503));
    expect(note).toHaveAccessibleDescription('A note can have at most 500 characters. Remove 3.');
    expect(button('Send')).toBeDisabled();
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(button('Send')).toBeEnabled();
  });

  it('tries again after a failure', async () => {
    statuses = [undefined, 204];
    const user = await answer('No');
    expect(await screen.findByText(/^Your answer couldn't be sent\./)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Try again'));
    expect(await screen.findByText('Your answer is recorded.')).toBeVisible();
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it('keeps the note if it could not be sent', async () => {
    statuses = [204, 429];
    const user = await answer('No');
    await user.type(await screen.findByRole('textbox'), 'Line 3.');
    await user.click(button('Send'));
    expect(await screen.findByText(/^Your answer couldn't be sent\./)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Line 3.');
    expect(button('Send')).toBeEnabled();
  });
});
