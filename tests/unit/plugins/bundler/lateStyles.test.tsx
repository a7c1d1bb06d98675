import lateStyles from '@site/plugins/bundler/lateStyles';

type Config = {plugins: {options: {chunkFilename?: string; insert?: (sheet: Element) => void}}[]};
const configure = (config: Config, isServer = false) =>
  (lateStyles().configureWebpack as unknown as (config: Config, isServer: boolean) => object)(
    config,
    isServer,
  );
const sheets = () => ({options: {chunkFilename: 'assets/css/[name].css'}}) as Config['plugins'][number];

it('a style sheet that loads on demand comes after those of the page', () => {
  const plugin = sheets();
  configure({plugins: [{options: {}}, plugin]});
  document.body.innerHTML = '<link id="page">';
  plugin.options.insert!(document.createElement('link'));
  expect([...document.body.children].map(({id}) => id)).toEqual(['page', '']);
});

it('fails the build if the bundler writes style sheets in another way', () => {
  expect(() => configure({plugins: [sheets(), sheets()]})).toThrow(
    'Late styles: expected one plugin of the bundler that writes style sheets (CssExtractRspackPlugin), found 2.',
  );
  expect(configure({plugins: []}, true)).toEqual({});
});
