import path from 'node:path';
import docs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {leanGlobalData, leanRoute, needsDocuments} from './leanData';

/**
 * Docusaurus' docs plugin, without the data that every page would load and no page uses, most of which grows with each
 * document. Where the settings use it, as a second version does, it stays. Takes the docs plugin's options.
 */
async function leanDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  if (options.id !== 'default') {
    throw new Error(
      `Lean docs: expected the one instance of the docs plugin, found the id ${options.id}: use @docusaurus/plugin-content-docs for others.`,
    );
  }
  const plugin = await docs(context, options);
  const {navbar} = context.siteConfig.themeConfig as {navbar: {items: []}};
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const documents: Record<string, PropVersionMetadata['docs']> = {};
      await plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute: (route) =>
            actions.addRoute(leanRoute(route, (version, list) => (documents[version] = list))),
          setGlobalData(data) {
            const isWhole = needsDocuments(content.loadedVersions, navbar.items);
            actions.setGlobalData(isWhole ? data : leanGlobalData(data as GlobalPluginData));
          },
        },
      });
      if (Object.keys(documents).length !== content.loadedVersions.length) {
        throw new Error(
          `Lean docs: expected a route with the data of each of ${content.loadedVersions.length} versions, as Docusaurus 3.10.2 adds it, found ${Object.keys(documents).length}: correct plugins/lean-first-load/leanData.ts.`,
        );
      }
      await actions.createData('documents.json', JSON.stringify(documents));
    },
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

export default Object.assign(leanDocs, {validateOptions}) as unknown as PluginModule;
