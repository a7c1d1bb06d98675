import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';
import corpus from '../../../plugins/corpus';
import systemColorMode from '../../../plugins/system-color-mode';

type Overrides = {
  docs: string;
  pages: string;
  themeConfig?: Partial<Preset.ThemeConfig>;
  config?: Partial<Config>;
};

/** The site's own configuration over other pages. Links of its bar and footer to pages that aren't there are let be. */
export function variantOf({docs, pages, themeConfig, config: changes}: Overrides): Config {
  const [name, options] = config.presets![0] as [string, Preset.Options];
  return {
    ...config,
    onBrokenLinks: 'ignore',
    staticDirectories: [],
    favicon: undefined,
    presets: [
      [
        name,
        {
          ...options,
          docs: {
            ...(options.docs as object),
            path: docs,
            sidebarPath: 'tests/support/variants/sidebars.ts',
            showLastUpdateTime: false,
          },
          pages: {path: pages},
        } satisfies Preset.Options,
      ],
    ],
    // Only what the theme needs: the plugins of the product are tested on its own build.
    plugins: (config.plugins ?? []).filter(
      (plugin) => plugin === systemColorMode || (Array.isArray(plugin) && plugin[0] === corpus),
    ),
    themeConfig: {...config.themeConfig, ...themeConfig},
    ...changes,
  };
}
