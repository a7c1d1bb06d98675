import {act, StrictMode, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Loading from '@site/src/theme/Loading';

jest.mock('@generated/docusaurus.config', () => ({}), {virtual: true});
jest.mock('@generated/globalData', () => ({}), {virtual: true});
jest.mock('@generated/site-metadata', () => ({}), {virtual: true});
jest.mock('@generated/i18n', () => ({currentLocale: 'en'}), {virtual: true});
jest.mock('@generated/site-storage', () => ({type: 'localStorage', namespace: ''}), {virtual: true});
// The parts of the theme's layout that the page needs.
jest.mock(
  '@theme/Layout',
  () =>
    ({children}: {children: ReactNode}) => (
      <>
        <nav>Menu</nav>
        <div id="__docusaurus_skipToContent_fallback">{children}</div>
      </>
    ),
  {virtual: true},
);

const error = new Error('Loading chunk 1 failed.');
const retry = jest.fn();
const props = {error, retry, pastDelay: false, isLoading: false, timedOut: false};
const plugin = {plugin: {name: 'docs', id: 'default'}};

let hydrated: Root | undefined;

/** Hydrates server-rendered HTML. Returns the differences that React reports. */
async function hydrate(html: string, app: ReactNode): Promise<{container: HTMLElement; reported: unknown[]}> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const reported: unknown[] = [];
  await act(async () => {
    hydrated = hydrateRoot(
      container,
      <StrictMode>
        <HelmetProvider>{app}</HelmetProvider>
      </StrictMode>,
      {onRecoverableError: (difference) => reported.push(difference)},
    );
  });
  return {container, reported};
}

afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = undefined;
});
beforeEach(() => {
  retry.mockClear();
  document.title = 'Sharding · Docs';
});

describe('the first page, whose code fails to load', () => {
  it('keeps the text of a document, shows the error, and offers Retry', async () => {
    const {container, reported} = await hydrate(
      '<main><div class="row"><h1>Sharding</h1><p>Text</p></div></main>',
      <main>
        <RouteContextProvider value={plugin}>
          <Loading {...props} />
        </RouteContextProvider>
      </main>,
    );
    expect(reported).toEqual([]);
    expect(container.querySelector('div.row')?.innerHTML).toBe('<h1>Sharding</h1><p>Text</p>');
    expect(screen.getByRole('alert').textContent).toContain('You can read the page');
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk 1 failed.');
    await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(retry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.title).toBe('Sharding · Docs'));
  });

  it('keeps a page with its own layout, and hydrates the layout', async () => {
    const page = '<main class="home"><h1>Home</h1></main>';
    const {container, reported} = await hydrate(
      `<nav>Menu</nav><div id="__docusaurus_skipToContent_fallback">${page}</div>`,
      <Loading {...props} />,
    );
    expect(reported).toEqual([]);
    expect(container.querySelector('main')?.outerHTML).toBe(page);
    expect(screen.getByRole('alert').textContent).toContain('You can read the page');
  });
});

it('a later page whose code fails to load shows only the error with Retry', async () => {
  render(<Loading {...props} />);
  expect(screen.getByRole('alert').textContent).toBe('Error: Loading chunk 1 failed.Retry');
});
