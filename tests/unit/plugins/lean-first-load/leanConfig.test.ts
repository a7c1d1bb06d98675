import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import leanConfig from '@site/plugins/lean-first-load/leanConfig';

it('keeps only the settings and the metadata that the browser may read', async () => {
  const siteConfig = {title: 'Docs', plugins: [['a', {}]], markdown: {}, themeConfig: {image: 'a.png'}};
  const context = {
    siteConfig,
    siteVersion: '3.0.0',
    generatedFilesDir: '/generated',
  } as unknown as LoadContext;
  const written: Record<string, string> = {};
  const actions = {
    createData: async (name: string, data: string) => (written[name] = data),
  } as unknown as PluginContentLoadedActions;
  await leanConfig(context).contentLoaded!({content: undefined, actions});
  expect(JSON.parse(written['siteConfig.json']!)).toEqual({title: 'Docs', themeConfig: {image: 'a.png'}});
  expect(JSON.parse(written['siteMetadata.json']!)).toEqual({
    docusaurusVersion: expect.stringMatching(/^3\./),
    siteVersion: '3.0.0',
    pluginVersions: {},
  });
});

it('throws if browser code reads a build-only setting', () => {
  jest.doMock(
    '@generated/lean-config/default/siteConfig.json',
    () => ({__esModule: true, default: {title: 'Docs'}}),
    {virtual: true},
  );
  const {default: siteConfig} = jest.requireActual<{default: {title: string; markdown: object}}>(
    '@site/plugins/lean-first-load/siteConfig',
  );
  expect(siteConfig.title).toBe('Docs');
  expect(() => siteConfig.markdown).toThrow(
    'Expected browser code to read no build-only setting, found siteConfig.markdown: remove it from plugins/lean-first-load/buildOnly.ts.',
  );
  expect(JSON.stringify(siteConfig)).toBe('{"title":"Docs"}');
});
