import {translate} from '@docusaurus/Translate';
import {openChat} from '@site/src/askAi/openChat';
import type {IconName} from '@site/src/components/Icon';
import {newIssueUrl} from '@site/src/urls/repositoryUrl';
import {assistantLinks} from './assistants';

export type MenuPage = {
  title: string;
  /** Canonical URL of the page, with a trailing slash. */
  address: string;
  /** Path of the page's Markdown on this site. */
  markdownPath: string;
  /** Address of the page's source; undefined if it can't be edited. */
  editUrl: string | undefined;
  /** The page only lists other pages, so Ask AI has no text of it to answer from. */
  isList?: true;
};

/** An entry of the menu: a link that opens in a new tab (`href`), a link to a page of the site (`to`), or a button. */
export type Action = {icon: IconName; label: string; href?: string; to?: string; onSelect?: () => void};

/** Returns the entries of a page's menu, in groups. */
export function actionsOf({title, address, markdownPath, editUrl, isList}: MenuPage): Action[][] {
  return [
    [
      {
        icon: 'code',
        label: translate({id: 'pageMenu.markdown', message: 'View as Markdown'}),
        href: markdownPath,
      },
      ...(isList
        ? []
        : [
            {
              icon: 'sparkle',
              label: translate({id: 'pageMenu.ask', message: 'Ask AI about this page'}),
              onSelect: () => openChat({isAboutPage: true}),
            } satisfies Action,
          ]),
    ],
    [
      ...assistantLinks(`${address}index.md`).map(({name, href}): Action => ({
        icon: 'external',
        label: translate({id: 'pageMenu.assistant', message: 'Open in {name}'}, {name}),
        href,
      })),
      {
        icon: 'network',
        label: translate({id: 'pageMenu.mcp', message: 'Connect by MCP'}),
        to: '/sdk-and-tools/ai-assistants',
      },
      {
        icon: 'arrow-down',
        label: translate({id: 'pageMenu.offline', message: 'Use offline'}),
        to: '/offline',
      },
    ],
    [
      ...(editUrl === undefined
        ? []
        : [
            {
              icon: 'github',
              label: translate({id: 'theme.common.editThisPage', message: 'Edit this page'}),
              href: editUrl,
            } satisfies Action,
          ]),
      {
        icon: 'warning',
        label: translate({id: 'pageMenu.report', message: 'Report a problem'}),
        href: newIssueUrl('wrong-content', {title: `Wrong content: ${title}`, page: address}),
      },
    ],
  ];
}
