import type {Config} from '@docusaurus/types';
import leanConfig from '../../../../plugins/lean-first-load/leanConfig';
import leanDocs from '../../../../plugins/lean-first-load/leanDocs';

/** Navbar items that the product doesn't have, by site. The documents have cards and a generated category page. */
const navbarItems: Record<string, object[]> = {
  cards: [],
  documents: [
    {type: 'doc', docId: 'guides/first', label: 'A document', position: 'left'},
    {label: 'More', items: [{type: 'docSidebar', sidebarId: 'docs', label: 'A sidebar'}]},
  ],
  versions: [{type: 'docsVersionDropdown', position: 'right'}],
};
const site = process.env.LEAN_SITE ?? 'cards';

export default {
  title: 'Lean site',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  // Browsers request an icon if the page has none.
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  onBrokenLinks: 'throw',
  presets: [['classic', {docs: false, blog: false, pages: false, sitemap: false}]],
  plugins: [
    [
      leanDocs,
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        onlyIncludeVersions: site === 'versions' ? ['1.0', 'current'] : ['current'],
      },
    ],
    [leanConfig, {}],
  ],
  themeConfig: {navbar: {title: 'Lean site', items: navbarItems[site]}},
} satisfies Config;
