import path from 'node:path';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
} from '@docusaurus/types';

type Package = {
  default: (context: LoadContext, options: unknown) => Plugin | null;
  validateOptions: (context: OptionValidationContext<object, object>) => object;
};

/**
 * Returns a plugin with options that aren't in the browser's copy of the config, which contains values but no functions.
 * This is for large options, and for options with paths of the computer that builds the site.
 *
 * @param name package of the plugin, which has to export `validateOptions`
 */
export function hiddenOptions(name: string, options: object): PluginConfig {
  const {default: plugin, validateOptions} = require(name) as Package;
  const folder = path.dirname(require.resolve(name));
  return [
    Object.assign((context: LoadContext, valid: object) => withFolder(plugin(context, valid), folder), {
      validateOptions: ({validate}: OptionValidationContext<object, object>) =>
        validateOptions({validate, options}),
    }) as PluginModule,
    {},
  ];
}

/** Docusaurus resolves a plugin's paths from its package, which it doesn't know for a function. */
function withFolder(plugin: Plugin | null, folder: string): Plugin | null {
  if (plugin?.getClientModules === undefined) return plugin;
  return {
    ...plugin,
    getClientModules: () => plugin.getClientModules!().map((file) => path.resolve(folder, file)),
    getThemePath: () => path.resolve(folder, plugin.getThemePath!()),
    getTypeScriptThemePath: () => path.resolve(folder, plugin.getTypeScriptThemePath!()),
  };
}
