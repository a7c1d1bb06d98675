import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {SectionContext, type LoadSection} from '@site/src/components/AskAi/SectionContext';
import Sources from '@site/src/components/AskAi/Sources';
import {prepareChat, siteContext} from '@site/tests/support/renderChat';

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => siteContext}));

prepareChat();

const sources = [
  {title: 'Rounds › Length', route: '/learn/rounds', anchor: 'length'},
  {title: 'Epochs', route: '/learn/epochs'},
];
const show = (load?: LoadSection) =>
  render(
    <SectionContext value={load}>
      <Sources sources={sources} />
    </SectionContext>,
  );

it('opens a section inside the answer, and closes it', async () => {
  const load = jest.fn<Promise<string | undefined>, [string, string]>(
    async () => 'A round takes [0.6 s](/learn/time).\n\n```bash\nmxpy localnet start\n```',
  );
  show(load);
  const button = screen.getByRole('button', {name: 'Read Rounds › Length here'});
  await userEvent.click(button);
  expect(load).toHaveBeenCalledWith('/learn/rounds', 'length');
  const section = await screen.findByRole('region', {name: 'Rounds › Length'});
  expect(await within(section).findByRole('link', {name: '0.6 s'})).toHaveAttribute(
    'href',
    expect.stringContaining('/learn/time'),
  );
  expect(within(section).getByText('mxpy localnet start')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(screen.queryByRole('region', {name: 'Rounds › Length'})).toBeNull();
});

it('offers the page if the section is missing or fails to load', async () => {
  show(async (route) => {
    if (route === '/learn/epochs') throw new Error('offline');
    return undefined;
  });
  for (const title of ['Rounds › Length', 'Epochs']) {
    await userEvent.click(screen.getByRole('button', {name: `Read ${title} here`}));
    const section = await screen.findByRole('region', {name: title});
    expect(await within(section).findByRole('status')).toHaveTextContent("This section can't be shown here.");
    expect(within(section).getByRole('link', {name: 'Open the page'})).toBeVisible();
  }
});

it('has links only where nothing loads sections', () => {
  show();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});
