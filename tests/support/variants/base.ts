import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';
import corpus from '../../../plugins/corpus';
import leanDocs from '../../../plugins/lean-first-load/leanDocs';
import patchedPackages from '../../../plugins/patched-packages';
import systemColorMode from '../../../plugins/bundler/systemColorMode';

type Overrides = {
  docs: string;
  pages: string;
  themeConfig?: Partial<Preset.ThemeConfig>;
  config?: Partial<Config>;
  /** Modules of additional plugins that the variant keeps. */
  keep?: readonly unknown[];
};

/** Returns the site's configuration with other pages. Broken links are ignored, because navbar and footer link to missing pages. */
export function variantOf({docs, pages, themeConfig, config: changes, keep = []}: Overrides): Config {
  const [name, options] = config.presets![0] as [string, Preset.Options];
  return {
    ...config,
    onBrokenLinks: 'ignore',
    staticDirectories: [],
    favicon: undefined,
    presets: [[name, {...options, pages: {path: pages}} satisfies Preset.Options]],
    // Only the plugins that the theme needs; other plugins are tested with the build of the site.
    plugins: (config.plugins ?? []).flatMap((plugin): PluginConfig[] => {
      const [module, pluginOptions] = [plugin].flat() as [PluginModule, object];
      if (module === leanDocs) {
        const sidebarPath = 'tests/support/variants/sidebars.ts';
        return [[leanDocs, {...pluginOptions, path: docs, sidebarPath, showLastUpdateTime: false}]];
      }
      const kept = [systemColorMode, patchedPackages, corpus, ...keep];
      return kept.includes(module) ? [plugin as PluginConfig] : [];
    }),
    themeConfig: {...config.themeConfig, ...themeConfig},
    ...changes,
  };
}
