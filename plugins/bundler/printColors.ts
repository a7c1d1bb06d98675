import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostcssPlugin} from 'postcss';

/** Docusaurus plugin: pages print in light colours, whichever mode the reader chose. The rest is in src/css/print.css. */
export default function printColors(): Plugin {
  return {
    name: 'print-colors',
    // Without `config: false`, the loader looks for a configuration in all folders above each style sheet.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [darkModeOnScreen(), ...options.plugins],
    }),
  };
}

const DARK = /\[data-theme=(["']?)dark\1\]/;

/**
 * PostCSS plugin: limits the rules of the dark mode to screens. A page in dark mode then prints with the rules of the
 * light mode, which have no `[data-theme]` in their selectors.
 */
export function darkModeOnScreen(): PostcssPlugin {
  return {
    postcssPlugin: 'dark-mode-on-screen',
    Once(root, {atRule}) {
      root.walkRules((rule) => {
        const dark = rule.selectors.filter((selector) => DARK.test(selector));
        if (dark.length === 0) return;
        const others = rule.selectors.filter((selector) => !DARK.test(selector));
        if (others.length > 0) rule.cloneBefore({selectors: others});
        const screen = atRule({name: 'media', params: 'screen', source: rule.source});
        rule.replaceWith(screen);
        screen.append(rule.clone({selectors: dark}));
      });
    },
  };
}
