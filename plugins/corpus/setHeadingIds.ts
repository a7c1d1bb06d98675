import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {walkTree} from '../walkTree';

const EXPLICIT = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/;

/**
 * Gives each heading of a page the id that the site gives it: the explicit one of `## Title {/* #id *\/}`, which
 * is taken off, or the slug of its text.
 */
export function setHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  walkTree(tree, (heading) => {
    if (heading.type !== 'heading') return;
    const id = takeExplicitId(heading) ?? slugger.slug(toString(heading).trim());
    heading.data = {...heading.data, id} as Heading['data'];
  });
}

/** The id that `setHeadingIds` gave. */
export function idOfHeading({data}: Heading): string {
  return (data as {id?: string} | undefined)?.id ?? '';
}

function takeExplicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? EXPLICIT.exec(last.value)?.[1] : undefined;
  if (id !== undefined) children.pop();
  return id;
}
