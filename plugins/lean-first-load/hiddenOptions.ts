import type {LoadContext, OptionValidationContext, PluginConfig, PluginModule} from '@docusaurus/types';

type Package = {
  default: PluginModule;
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
  return [
    Object.assign((context: LoadContext, valid: object) => plugin(context, valid), {
      validateOptions: ({validate}: OptionValidationContext<object, object>) =>
        validateOptions({validate, options}),
    }) as PluginModule,
    {},
  ];
}
