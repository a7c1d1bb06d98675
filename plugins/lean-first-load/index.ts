import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactRoutes} from './compactRoutes';
import {compactSidebar, leanConfig, leanGlobalData, leanSidebarData} from './leanData';

/** What the docs plugin hands to every page: its sidebars, and what it knows of each document. */
const SIDEBAR_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]index-\w+\.json$/;

/**
 * Docusaurus plugin: leaves out of what every page loads what no page uses, most of which grows with each page. The
 * build's browser code gets shorter forms of the modules that Docusaurus generates; the development server's and that
 * which renders pages in the build use the originals of the routes.
 */
export default function leanFirstLoad({generatedFilesDir}: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const read = (file: string) => readFileSync(generated(file), 'utf8');

  /** Writes a shorter form beside the originals. @returns the alias that puts it in the place of one. */
  function replace(file: string, original: string, content: string): Record<string, string> {
    const location = generated(path.join('lean-first-load', file));
    mkdirSync(path.dirname(location), {recursive: true});
    writeFileSync(location, content);
    return {[`${generated(original)}$`]: location};
  }

  function sidebarFile(): string {
    const folder = path.join('docusaurus-plugin-content-docs', 'default', 'p');
    const files = readdirSync(generated(folder)).filter((file) =>
      SIDEBAR_DATA.test(generated(path.join(folder, file))),
    );
    if (files.length !== 1) {
      throw new Error(
        `Lean first load: expected one file of sidebar data in ${generated(folder)}, for the one version of the documents, found ${files.length}. Clear what was generated, npx docusaurus clear, or correct plugins/lean-first-load.`,
      );
    }
    return path.join(folder, files[0]!);
  }

  return {
    name: 'lean-first-load',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {module: {rules: [{test: SIDEBAR_DATA, type: 'json', parser: {parse: leanSidebarData}}]}};
      }
      const sidebar = sidebarFile();
      let sidebarModule = '';
      const {routes, registry, chunkNames} = compactRoutes(
        {
          routes: read('routes.js'),
          registry: read('registry.js'),
          chunkNames: read('routesChunkNames.json'),
        },
        (paths) => {
          const compact = compactSidebar(leanSidebarData(read(sidebar)), paths);
          sidebarModule = compact.module;
          return compact.paths;
        },
      );
      return {
        resolve: {
          alias: {
            ...replace('routes.js', 'routes', routes),
            ...replace('registry.js', 'registry', registry),
            ...replace('routesChunkNames.js', 'routesChunkNames', chunkNames),
            ...replace('sidebar.js', sidebar, sidebarModule),
            ...replace('config.js', 'docusaurus.config', leanConfig(read('docusaurus.config.mjs'))),
            ...replace('globalData.json', 'globalData', leanGlobalData(read('globalData.json'))),
          },
        },
      };
    },
  };
}
