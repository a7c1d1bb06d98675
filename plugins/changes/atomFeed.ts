import {Feed} from 'feed';
import {pageAddress} from '../../src/corpus/address';
import type {ChangeWeek} from '../../src/review/pageChanges';

type Site = {
  title: string;
  /** URL of the home page, with a trailing slash. */
  address: string;
  copyright: string;
};

export const FEED_FILE = 'changes/atom.xml';

/** Returns the changes as an Atom feed (RFC 4287), with an entry for each listed page of a week. */
export function atomFeed(weeks: readonly ChangeWeek[], {title, address, copyright}: Site): string {
  const entries = weeks.flatMap(({start, pages}) => pages.map((page) => ({...page, start})));
  const times = entries.map(({updated}) => updated).sort();
  const feed = new Feed({
    title: `${title}: changes`,
    description: 'New and substantially changed pages',
    id: `${address}changes/`,
    link: `${address}changes/`,
    feedLinks: {atom: address + FEED_FILE},
    updated: new Date(times.at(-1) ?? 0),
    copyright,
    author: {name: title},
  });
  for (const {route, title: page, description, isNew, words, updated, start} of entries) {
    const link = pageAddress(route, address);
    feed.addItem({
      title: isNew ? `New: ${page}` : page,
      id: `${link}#${start}`,
      link,
      date: new Date(updated),
      description: isNew ? description : `About ${words} changed words. ${description}`,
    });
  }
  return feed.atom1();
}
