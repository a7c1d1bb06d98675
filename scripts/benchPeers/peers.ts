import type {ExportedPage} from './exportPages';
import type {SidebarEntry} from './sidebar';

/** A generator of documentation sites. */
export type Peer = {
  name: string;
  /** Exact versions: the latest that accept the oldest version of Node that this project supports. */
  dependencies: Record<string, string>;
  /** Command of its package that builds the site. */
  build: string;
  /** Folder of the built site. */
  output: string;
  /** Files of a site with its default theme and local search, by path. */
  filesOf(pages: readonly ExportedPage[], sidebar: readonly SidebarEntry[]): Record<string, string>;
};

const TITLE = 'MultiversX Docs';

const starlight: Peer = {
  name: 'Starlight 0.37.7',
  dependencies: {astro: '5.18.2', '@astrojs/starlight': '0.37.7', sharp: '0.34.5'},
  build: 'astro build',
  output: 'dist',
  filesOf: (pages, sidebar) => ({
    'astro.config.mjs': `
      import {defineConfig} from 'astro/config';
      import starlight from '@astrojs/starlight';
      export default defineConfig({
        integrations: [starlight({title: '${TITLE}', sidebar: ${JSON.stringify(sidebar.map(starlightEntry))}})],
      });`,
    'src/content.config.ts': `
      import {defineCollection} from 'astro:content';
      import {docsLoader} from '@astrojs/starlight/loaders';
      import {docsSchema} from '@astrojs/starlight/schema';
      export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
    ...Object.fromEntries(
      pages.map(({route, title, description, body}) => [
        `src/content/docs/${fileOf(route)}`,
        // Without a slug, Starlight changes letters to lower case.
        `${frontMatter({title, description, slug: route || 'index'})}\n${body}`,
      ]),
    ),
  }),
};

const vitePress: Peer = {
  name: 'VitePress 1.6.4',
  dependencies: {vitepress: '1.6.4', vue: '3.5.45'},
  build: 'vitepress build',
  output: '.vitepress/dist',
  filesOf: (pages, sidebar) => ({
    '.vitepress/config.mjs': `
      export default {
        title: '${TITLE}',
        ignoreDeadLinks: true,
        markdown: {
          // Text such as "<T>" isn't an element, and braces in code aren't an expression of Vue.
          html: false,
          config({renderer}) {
            const render = renderer.rules.code_inline;
            renderer.rules.code_inline = (tokens, index, ...others) => {
              tokens[index].attrSet('v-pre', '');
              return render(tokens, index, ...others);
            };
          },
        },
        themeConfig: {search: {provider: 'local'}, sidebar: ${JSON.stringify(sidebar.map(vitePressEntry))}},
      };`,
    ...Object.fromEntries(
      pages.map(({route, title, description, body}) => [
        fileOf(route),
        `${frontMatter({title, description})}\n# ${title}\n\n${body}`,
      ]),
    ),
  }),
};

export const PEERS = [starlight, vitePress];

function fileOf(route: string): string {
  return route === '' ? 'index.md' : `${route}/index.md`;
}

function starlightEntry(entry: SidebarEntry): object {
  return 'address' in entry
    ? {label: entry.label, link: entry.address}
    : {label: entry.label, collapsed: true, items: entry.entries.map(starlightEntry)};
}

function vitePressEntry(entry: SidebarEntry): object {
  return 'address' in entry
    ? {text: entry.label, link: entry.address}
    : {text: entry.label, collapsed: true, items: entry.entries.map(vitePressEntry)};
}

/** JSON is YAML. */
function frontMatter(values: Record<string, string>): string {
  return `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`;
}
