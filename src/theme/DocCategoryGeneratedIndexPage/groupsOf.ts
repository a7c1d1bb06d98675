import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {IconName} from '@site/src/components/Icon';

export type SidebarPage = PropSidebarItem & {type: 'link' | 'category'};

/** A page or a subcategory. `kind` is that of the page, in its front matter; `parts` are the pages below it. */
export type Entry = {
  key: string;
  href: string;
  title: string;
  description: string;
  kind: string | undefined;
  parts: readonly SidebarPage[];
};

type Group = {name: string; icon: IconName; entries: Entry[]};

const icons: Readonly<Record<string, IconName>> = {
  tutorial: 'rocket',
  'how-to': 'hammer',
  concept: 'book',
  reference: 'code',
};

export function iconOf(kind: string | undefined): IconName {
  return icons[kind ?? ''] ?? 'layers';
}

/** Returns the entries by kind, in the order of their first entries. */
export function groupsOf(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = nameOf(entry.kind);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups].map(([name, members]) => ({name, icon: iconOf(members[0]!.kind), entries: members}));
}

function nameOf(kind: string | undefined): string {
  switch (kind) {
    case 'tutorial':
      return translate({id: 'category.tutorials', message: 'Tutorials'});
    case 'how-to':
      return translate({id: 'category.howTos', message: 'How-to guides'});
    case 'concept':
      return translate({id: 'category.concepts', message: 'Concepts'});
    case 'reference':
      return translate({id: 'category.references', message: 'Reference'});
    default:
      return translate({id: 'category.lists', message: 'More lists'});
  }
}
