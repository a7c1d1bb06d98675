import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import {pageAddress} from '../../src/urls/address';
import type {CorpusPage} from '../../src/retrieval/index/corpus';
import {plainOf} from '../../src/retrieval/text/markedText';

type Site = {
  title: string;
  /** URL of the home page, with a trailing slash. */
  address: string;
  copyright: string;
};

/** The page with the changes. */
const ROUTE = '/welcome/whats-new';

/** Path of the feed, which stays the same, because feed readers request it. */
export const FEED_FILE = 'changes/atom.xml';

/** A heading such as `10 September 2026: Supernova on mainnet`. */
const DATED = /^(\d{1,2} [A-Z][a-z]+ \d{4}): (.+)$/;

/**
 * Returns an Atom feed (RFC 4287) with an entry for each dated heading of the page What's new.
 *
 * @throws Error if there is no such page or heading, or if a date is wrong
 */
export function changesFeed(pages: readonly CorpusPage[], {title, address, copyright}: Site): string {
  const page = pages.find(({route}) => route === ROUTE);
  if (page === undefined) {
    throw new Error(
      `Expected the page ${ROUTE} for the feed of changes, found none: correct ROUTE in plugins/corpus/changesFeed.ts.`,
    );
  }
  const link = pageAddress(ROUTE, address);
  const entries = page.sections.flatMap(({anchor, path, passages}) => {
    const [, date, change] = DATED.exec(path.at(-1) ?? '') ?? [];
    if (date === undefined || change === undefined) return [];
    const text = passages.map((passage) => plainOf(passage.text)).join('\n');
    return [
      {
        title: htmlOf(change),
        link: `${link}#${anchor}`,
        date: dateOf(date),
        description: htmlOf(text),
      },
    ];
  });
  const dates = entries.map((entry) => entry.date.getTime());
  if (dates.length === 0) {
    throw new Error(
      `Expected headings such as "10 September 2026: Supernova on mainnet" on ${ROUTE}, found none: date its changes.`,
    );
  }
  const feed = new Feed({
    title: `${title}: what's new`,
    id: link,
    link,
    feedLinks: {atom: address + FEED_FILE},
    updated: new Date(Math.max(...dates)),
    copyright,
    author: {name: title},
  });
  for (const entry of entries) feed.addItem({...entry, id: entry.link});
  return feed.atom1();
}

/** The package declares titles and summaries as HTML. */
function htmlOf(text: string): string {
  return toHtml({type: 'text', value: text});
}

function dateOf(date: string): Date {
  const time = Date.parse(`${date} UTC`);
  if (Number.isNaN(time))
    throw new Error(`Expected a date such as "10 September 2026" on ${ROUTE}, found "${date}": correct it.`);
  return new Date(time);
}
