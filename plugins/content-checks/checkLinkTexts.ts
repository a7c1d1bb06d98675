import type {Finding, Page} from './page';

const empty = new Set([
  'here',
  'this',
  'that',
  'there',
  'this page',
  'this link',
  'this one',
  'this article',
  'this guide',
  'this section',
  'click here',
  'see here',
  'read here',
  'link',
  'page',
  'more',
  'read more',
  'learn more',
  'see more',
  'details',
  'documentation',
  'docs',
]);

/** The text of a link says where it leads, also to a reader who hears the links alone. */
export function checkLinkTexts(page: Page): Finding[] {
  return page.links.flatMap(({text, url, line}) => {
    const words = text
      .trim()
      .toLowerCase()
      .replace(/[.,:;!?…→»]+$/, '')
      .trim();
    if (words === '') return [{line, message: `the link to ${url} has no text; write where it leads`}];
    return empty.has(words)
      ? [
          {
            line,
            message: `the link text "${text.trim()}" doesn't say where it leads (${url}); name the page or the thing`,
          },
        ]
      : [];
  });
}
