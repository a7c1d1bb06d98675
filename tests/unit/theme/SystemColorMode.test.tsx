import {act} from 'react';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {render} from '@testing-library/react';
import SystemColorMode from '@site/src/theme/Layout/Provider/SystemColorMode';

jest.mock('@generated/docusaurus.config', () => ({}), {virtual: true});
jest.mock('@generated/globalData', () => ({}), {virtual: true});
jest.mock('@generated/site-metadata', () => ({}), {virtual: true});
jest.mock('@generated/i18n', () => ({currentLocale: 'en'}), {virtual: true});
jest.mock('@generated/codeTranslations', () => ({}), {virtual: true});
jest.mock('@generated/routes', () => [], {virtual: true});
jest.mock('@generated/site-storage', () => ({type: 'localStorage', namespace: ''}), {virtual: true});

const colorMode = {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false};
const site = {siteConfig: {themeConfig: {colorMode}}} as never;
const mode = () => document.documentElement.dataset.theme;

/** Stores a value like another tab does: this window gets only the storage event. */
function storeInOtherTab(value: string | null, eventValue = value): void {
  const {setItem, removeItem} = Object.getPrototypeOf(localStorage) as Storage;
  if (value === null) removeItem.call(localStorage, 'theme');
  else setItem.call(localStorage, 'theme', value);
  const init = {key: 'theme', newValue: eventValue, storageArea: localStorage};
  act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
}

it('follows the color mode that another tab stored, even if its event is outdated, and stores nothing', () => {
  const system = {matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn()};
  Object.assign(window, {matchMedia: () => system});
  document.documentElement.dataset.theme = 'dark';
  const {unmount} = render(
    <SiteContext.Provider value={site}>
      <ColorModeProvider>
        <SystemColorMode />
      </ColorModeProvider>
    </SiteContext.Provider>,
  );
  storeInOtherTab('system');
  expect([mode(), localStorage.getItem('theme')]).toEqual(['light', 'system']);
  storeInOtherTab('dark');
  expect([mode(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  // An outdated event: the stored value has changed since.
  storeInOtherTab('light', 'dark');
  expect([mode(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
  storeInOtherTab('purple');
  expect([mode(), localStorage.getItem('theme')]).toEqual(['dark', 'purple']);
  storeInOtherTab(null);
  expect([mode(), localStorage.getItem('theme')]).toEqual(['dark', null]);
  unmount();
});
