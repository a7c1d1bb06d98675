import type {NavbarItem} from '@docusaurus/theme-common';
import {community, websites} from './product';

/** The links that the specification requires, and the sidebar sections in which each of them is marked as active. */
const links = [
  {
    label: 'Developers',
    to: '/developers/overview',
    sections: [
      'Smart contracts',
      'Apps and SDKs',
      'Tokens',
      'APIs and data',
      'Protocol reference',
      'Tools',
      'Sovereign chains (experimental)',
    ],
  },
  {label: 'Validators', to: '/validators/overview', sections: ['Validators and nodes']},
  {
    label: 'Integrate',
    to: '/integrators/overview',
    sections: ['Exchanges and integrators', 'Wallets', 'Bridge'],
  },
  {label: 'Learn', to: '/learn/architecture-overview', sections: ['Get started', 'Learn']},
];

/** A top-level section of the sidebar: its label, its own page and all its pages. */
type Section = {label: string; route: string; routes: readonly string[]};

/**
 * Returns the navbar's items, from left to right. External links come from `product.ts`.
 *
 * @throws Error for a section in which no link is active
 */
export function navbarItems(sections: readonly Section[], baseUrl: string): NavbarItem[] {
  const pages = sections.flatMap(({label, routes}) => {
    const link = links.find((link) => link.sections.includes(label));
    if (link === undefined) {
      throw new Error(
        `Navbar: expected one of its links to be active in the sidebar section "${label}", found none: add the section to a link in src/config/navbar.ts.`,
      );
    }
    return routes.map((route) => ({route, link: link.label}));
  });
  return [
    ...links.map(({label, to}) => ({
      label,
      to,
      activeBaseRegex: `^${baseUrl}(?:${patternOf(label, pages) || '(?!)'})`,
      position: 'left' as const,
    })),
    {
      type: 'custom-sections',
      position: 'left',
      // "Learn" is also a link of the navbar.
      items: sections
        .filter(({label}) => !links.some((link) => link.label === label))
        .map(({label, route}) => ({label, to: route})),
    },
    ...(['github', 'discord', 'telegram'] as const).map((name) => ({
      type: 'custom-iconLink',
      ...community[name],
      icon: name,
      position: 'right' as const,
    })),
    {
      type: 'dropdown',
      label: 'Websites',
      position: 'right',
      items: Object.values(websites),
    },
    {type: 'search', position: 'right'},
    {type: 'custom-askAi', position: 'right'},
  ];
}

type LinkedPage = {route: string; link: string};

/**
 * Returns a regular expression for the pages of a link, without the base URL. It stays short, because every page loads it:
 * a folder that is mostly the link's own is one word, and pages of other links in it are exceptions.
 */
function patternOf(link: string, pages: readonly LinkedPage[]): string {
  const folderOf = ({route}: LinkedPage) => route.split('/')[1]!;
  const folders = [...new Set(pages.map(folderOf))];
  return folders
    .flatMap((folder) => {
      const inFolder = pages.filter((page) => folderOf(page) === folder);
      const own = inFolder.filter((page) => page.link === link);
      const others = inFolder.filter((page) => page.link !== link);
      if (own.length <= others.length) return own.map(({route}) => `${route.slice(1)}/`);
      const exceptions = others.map(({route}) => `${route.slice(folder.length + 2)}/`);
      return [`${folder}/${exceptions.length > 0 ? `(?!${exceptions.join('|')})` : ''}`];
    })
    .join('|');
}
