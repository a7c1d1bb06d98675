import docs, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {formatDates} from './formatDates';
import {leanGlobalData, leanRoute, needsDocuments, pageTexts} from './leanData';

/**
 * Wraps Docusaurus' docs plugin, and takes its options. It removes data that every page would load although no page uses
 * it; most of this data grows with each document. If the site config needs the data, for example for a second version,
 * it stays. It adds dates as text.
 */
async function leanDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  if (options.id !== 'default') {
    throw new Error(
      `Lean docs: expected the docs plugin's id "default", found "${options.id}": use @docusaurus/plugin-content-docs for other instances.`,
    );
  }
  const plugin = await docs(context, options);
  const {navbar} = context.siteConfig.themeConfig as {navbar: {items: []}};
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded!({
        content: formatDates(content, context.i18n.currentLocale),
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          setGlobalData(data) {
            const needsAll = needsDocuments(content.loadedVersions, navbar.items);
            actions.setGlobalData(needsAll ? data : leanGlobalData(data as GlobalPluginData));
          },
        },
      });
      await actions.createData('pageTexts.json', JSON.stringify(pageTexts(content.loadedVersions)));
    },
  };
}

export default Object.assign(leanDocs, {validateOptions}) as unknown as PluginModule;
