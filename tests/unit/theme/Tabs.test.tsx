import {MemoryRouter} from 'react-router-dom';
import type {ReactNode} from 'react';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import TabItem from '@site/src/theme/TabItem';
import Tabs from '@site/src/theme/Tabs';

// What the build generates; tabs keep their choice under the site's storage settings.
jest.mock('@generated/docusaurus.config', () => ({}), {virtual: true});
jest.mock('@generated/globalData', () => ({}), {virtual: true});
jest.mock('@generated/site-metadata', () => ({}), {virtual: true});
jest.mock('@generated/i18n', () => ({currentLocale: 'en'}), {virtual: true});
jest.mock('@generated/routes', () => [], {virtual: true});
jest.mock('@generated/site-storage', () => ({type: 'localStorage', namespace: ''}), {virtual: true});

const {renderToString} = jest.requireActual<{renderToString: (node: ReactNode) => string}>(
  'react-dom/server',
);

function Group() {
  return (
    <MemoryRouter>
      <ScrollControllerProvider>
        <Tabs groupId="language">
          <TabItem value="ts" label="TypeScript">
            const a
          </TabItem>
          <TabItem value="py" label="Python">
            a = 1
          </TabItem>
          <TabItem value="go" label="Go">
            a := 1
          </TabItem>
        </Tabs>
      </ScrollControllerProvider>
    </MemoryRouter>
  );
}

const tab = (name: string) => screen.getByRole('tab', {name});

beforeEach(() => {
  localStorage.clear();
  // jsdom doesn't know the name by which Docusaurus creates the event that tells the page of its own choice.
  jest.spyOn(document, 'createEvent').mockImplementation(() =>
    Object.assign(new StorageEvent('storage'), {
      initStorageEvent(this: StorageEvent, ...[, , , key, , newValue, , storageArea]: unknown[]) {
        Object.defineProperties(this, {
          key: {value: key},
          newValue: {value: newValue},
          storageArea: {value: storageArea},
        });
      },
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

describe('Tabs', () => {
  it('tie each tab to its panel and show the first one', () => {
    render(<Group />);
    expect(tab('TypeScript')).toHaveAttribute('aria-selected', 'true');
    const panel = screen.getByRole('tabpanel', {name: 'TypeScript'});
    expect(tab('TypeScript')).toHaveAttribute('aria-controls', panel.id);
    expect(panel).toBeVisible();
    expect(screen.getByText('a = 1')).not.toBeVisible();
  });

  it('are one stop of the Tab key, and arrows, Home and End move through them', async () => {
    render(<Group />);
    await userEvent.tab();
    expect(tab('TypeScript')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'Python'],
      ['End', 'Go'],
      ['ArrowRight', 'TypeScript'],
      ['ArrowLeft', 'Go'],
      ['Home', 'TypeScript'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('tabpanel', {name})).toBeVisible();
    }
    expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([0, -1, -1]);
  });

  it('remember the choice for other groups of the same name', async () => {
    const {unmount} = render(<Group />);
    await userEvent.click(tab('Python'));
    unmount();
    render(<Group />);
    expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
  });

  it('follow another group of the same name on the page', async () => {
    render(
      <>
        <Group />
        <Group />
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', {name: 'Go'})[0] as HTMLElement);
    for (const element of screen.getAllByRole('tab', {name: 'Go'})) {
      expect(element).toHaveAttribute('aria-selected', 'true');
    }
  });

  it("hydrate without mounting their panels again, then show the reader's choice", () => {
    localStorage.setItem('docusaurus.tab.language', 'go');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Group />);
    const panel = container.querySelector('[role=tabpanel]');
    expect(panel).toHaveAttribute('data-value', 'ts');
    const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Group />, {container, hydrate: true});
    expect(problems).not.toHaveBeenCalled();
    expect(container.querySelector('[role=tabpanel]')).toBe(panel);
    expect(tab('Go')).toHaveAttribute('aria-selected', 'true');
  });
});
