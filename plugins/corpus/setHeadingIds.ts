import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {explicitId} from '../shared/headingId';

/**
 * Sets the id of each heading as the site does: the explicit id of `## Title {/* #id *\/}`, whose comment is removed, or
 * the slug of its text.
 */
export function setHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const id = takeExplicitId(heading) ?? slugger.slug(toString(heading).trim());
    heading.data = {...heading.data, id} as Heading['data'];
  });
}

/** Returns the id that `setHeadingIds` set. */
export function idOfHeading({data}: Heading): string {
  return (data as {id?: string} | undefined)?.id ?? '';
}

function takeExplicitId(heading: Heading): string | undefined {
  const id = explicitId(heading);
  if (id === undefined) return undefined;
  heading.children.pop();
  const last = heading.children.at(-1);
  // The space before the comment isn't part of the title.
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return id;
}
