import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {explicitId} from '../shared/headingId';

/**
 * Gives each heading of a page the id that the site gives it: the explicit one of `## Title {/* #id *\/}`, which
 * is taken off, or the slug of its text.
 */
export function setHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const id = takeExplicitId(heading) ?? slugger.slug(toString(heading).trim());
    heading.data = {...heading.data, id} as Heading['data'];
  });
}

/** The id that `setHeadingIds` gave. */
export function idOfHeading({data}: Heading): string {
  return (data as {id?: string} | undefined)?.id ?? '';
}

function takeExplicitId(heading: Heading): string | undefined {
  const id = explicitId(heading);
  if (id !== undefined) heading.children.pop();
  return id;
}
