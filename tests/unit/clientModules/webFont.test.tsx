import {act} from '@testing-library/react';
import {showKnownFont} from '@site/plugins/bundler/earlyFont';
import {onRouteDidUpdate} from '@site/src/clientModules/webFont';

jest.mock('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', () => ({
  __esModule: true,
  default: '/assets/fonts/geist.woff2',
}));

type Route = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];
const visit = (pathname: string, from?: string) =>
  act(async () => {
    const locations = {location: {pathname}, previousLocation: from === undefined ? null : {pathname: from}};
    onRouteDidUpdate!(locations as unknown as Route);
    jest.runAllTimers();
  });

const shown: object[] = [];
let isAvailable = true;
class Font {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: object,
  ) {}
  load = () => (isAvailable ? Promise.resolve(this) : Promise.reject(new Error('404')));
}

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  isAvailable = true;
  Object.assign(globalThis, {FontFace: Font});
  Object.defineProperty(document, 'fonts', {
    value: {add: (font: object) => shown.push(font)},
    configurable: true,
  });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const leaveTab = () => document.dispatchEvent(new Event('visibilitychange'));

it('the font of texts is shown while the reader is in another tab, and on the first page of the next visit', async () => {
  showKnownFont();
  await visit('/a/');
  await visit('/b/', '/a/');
  expect(shown).toEqual([]);
  leaveTab();
  const font = {family: 'Geist', source: 'url(/assets/fonts/geist.woff2)'};
  expect(shown).toMatchObject([font]);
  leaveTab();
  expect(shown).toHaveLength(1);
  showKnownFont();
  expect(shown).toMatchObject([font, {...font, descriptors: {weight: '100 900', display: 'optional'}}]);
});

it('a page that opens in the background shows the font as soon as it is loaded', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await visit('/a/');
  expect(shown).toHaveLength(1);
  hidden.mockRestore();
});

it('a font that fails to load is neither shown nor remembered', async () => {
  isAvailable = false;
  await jest.isolateModulesAsync(async () => {
    const {onRouteDidUpdate: update} = await import('@site/src/clientModules/webFont');
    const locations = {location: {pathname: '/a/'}, previousLocation: null};
    update!(locations as unknown as Route);
    await act(async () => jest.runAllTimers());
    leaveTab();
  });
  expect(shown).toEqual([]);
  expect(localStorage.getItem('font')).toBeNull();
});
