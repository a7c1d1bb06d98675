import {act} from '@testing-library/react';
import {showFont} from '@site/plugins/bundler/earlyFont';
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

const ADDRESS = '/assets/fonts/geist.woff2';
const font = {family: 'Geist', source: `url(${ADDRESS})`};
const early = {...font, descriptors: {weight: '100 900', display: 'optional'}};
const setConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', {value, configurable: true});
const leaveTab = () => document.dispatchEvent(new Event('visibilitychange'));

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
  document.head.replaceChildren();
  document.documentElement.dataset.font = ADDRESS;
});
afterEach(() => jest.useRealTimers());

it('on a slow line, the font of texts is shown while the reader is in another tab, and on the first page of the next visit', async () => {
  setConnection({effectiveType: '4g', downlink: 1.6});
  showFont();
  await visit('/a/');
  await visit('/b/', '/a/');
  expect(shown).toEqual([]);
  leaveTab();
  expect(shown).toMatchObject([font]);
  leaveTab();
  expect(shown).toHaveLength(1);
  showFont();
  expect(shown).toMatchObject([font, early]);
});

it.each([
  ['on a fast line', {effectiveType: '4g', downlink: 10}, [early]],
  ['on a line of unknown speed', undefined, [early]],
  ['on a slow line', {effectiveType: '3g', downlink: 10}, []],
  ['if the reader saves data', {effectiveType: '4g', downlink: 10, saveData: true}, []],
])('%s, the font is preloaded for the first paint, or not', (_, connection, fonts) => {
  setConnection(connection);
  showFont();
  expect(shown).toMatchObject(fonts);
  expect(document.head.querySelectorAll(`link[rel=preload][href="${ADDRESS}"]`)).toHaveLength(fonts.length);
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
