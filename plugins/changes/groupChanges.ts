import type {ChangedPage, ChangeWeek} from '../../src/review/pageChanges';
import {isSubstantial, WEEKS, type Commit} from './readCommits';

type Page = {file: string; route: string; title: string; description: string};

/** A commit that changes more pages is a revision of the whole site. Its pages are counted, not listed. */
const MAX_PAGES_PER_COMMIT = 30;
/** A longer list hides what matters. */
const MAX_PAGES_PER_WEEK = 30;
const DAY = 24 * 3600 * 1000;

type Week = {pages: Map<Page, ChangedPage>; added: Set<Page>; revised: Set<Page>};

/**
 * Returns the weeks with changes, latest first. Changes of pages that don't exist any more are left out.
 *
 * @param commits latest first
 */
export function groupChanges(commits: readonly Commit[], pages: readonly Page[]): ChangeWeek[] {
  const pageAt = new Map(pages.map((page) => [page.file, page]));
  const weeks = new Map<number, Week>();
  for (const {time, changes} of commits) {
    const changed = changes.flatMap((change) => {
      const page = pageAt.get(change.file);
      // Earlier commits know the page by its former name.
      if (page !== undefined && change.formerFile !== undefined) pageAt.set(change.formerFile, page);
      return page !== undefined && isSubstantial(change) ? [{...change, page}] : [];
    });
    if (changed.length === 0) continue;
    const start = mondayOf(time * 1000);
    const week = weeks.get(start) ?? {pages: new Map(), added: new Set(), revised: new Set()};
    weeks.set(start, week);
    for (const {page, isNew, words} of changed) {
      if (changed.length > MAX_PAGES_PER_COMMIT) {
        (isNew ? week.added : week.revised).add(page);
        continue;
      }
      const {file: _, ...listed} = page;
      const later = week.pages.get(page);
      week.pages.set(page, {
        ...listed,
        isNew: isNew || later?.isNew === true,
        words: words + (later?.words ?? 0),
        updated: later?.updated ?? new Date(time * 1000).toISOString(),
      });
    }
  }
  return Array.from(weeks, ([start, week]) => weekOf(start, week))
    .sort((a, b) => (a.start < b.start ? 1 : -1))
    .slice(0, WEEKS);
}

function weekOf(start: number, {pages, added, revised}: Week): ChangeWeek {
  const sorted = [...pages.values()].sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.words - a.words);
  const days = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});
  return {
    start: new Date(start).toISOString().slice(0, 10),
    label: days.formatRange(start, start + 6 * DAY),
    pages: sorted.slice(0, MAX_PAGES_PER_WEEK),
    more: Math.max(0, sorted.length - MAX_PAGES_PER_WEEK),
    addedTogether: added.size,
    revisedTogether: revised.size,
  };
}

/** Returns the start of the week, in UTC. Times are in milliseconds. */
function mondayOf(time: number): number {
  const midnight = time - (time % DAY);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY;
}
