import type {Plugin} from '@docusaurus/types';

/** The options of the bundler's plugin that writes style sheets. */
type SheetPlugin = {options: {chunkFilename: string; insert?: (sheet: HTMLLinkElement) => void}};

/**
 * Docusaurus plugin: a style sheet that loads on demand is inserted at the end of the body. The bundler would insert it into
 * the head, where the rules of the page's own style sheets, which are in the body, would override it.
 */
export default function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    configureWebpack({plugins = []}, isServer) {
      if (isServer) return {};
      const sheets = (plugins as unknown[]).filter(isSheetPlugin);
      if (sheets.length !== 1)
        throw new Error(
          `Late styles: expected one plugin of the bundler that writes style sheets (CssExtractRspackPlugin), found ${sheets.length}. Adapt plugins/bundler/lateStyles.ts.`,
        );
      // The bundler copies the source of this function into the pages' script.
      sheets[0]!.options.insert = (sheet) => document.body.append(sheet);
      return {};
    },
  };
}

function isSheetPlugin(plugin: unknown): plugin is SheetPlugin {
  const {options} = plugin as Partial<SheetPlugin>;
  return typeof options?.chunkFilename === 'string' && options.chunkFilename.endsWith('.css');
}
