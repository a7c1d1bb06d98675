import type {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {findSection, type FoundSection} from '@site/src/formerLinks/findSection';
import {mapFile, type PageMap} from '@site/src/formerLinks/pageMap';
import {decoded} from '@site/src/urls/decoded';
import {routeAt} from '@site/src/urls/routeAt';
import styles from './styles.module.css';

type History = ReturnType<typeof useHistory>;
/** State of the history entry of a section that was found for another fragment. */
type Arrival = {foundSection?: FoundSection};

/**
 * Opens the section that the fragment in the address means today, in place of the current history entry. If the address is
 * already such a section, it moves the focus there and tells the reader why.
 */
export async function openFormerSection(history: History, base: string): Promise<void> {
  const {hash, key, pathname, state} = history.location;
  const id = decoded(hash.slice(1));
  const {foundSection} = (state ?? {}) as Arrival;
  if (foundSection !== undefined) return showArrival(foundSection, id, history);
  if (document.getElementById(id) !== null) return;
  const route = routeAt(pathname, base).replace(/\/$/, '');
  const map = await loadMap(base + mapFile(route));
  // The reader may have opened another page.
  if (history.location.key !== key) return;
  const found = findSection(id, map, headingsOfPage());
  if (found?.url) history.replace(found.url, {foundSection: found} satisfies Arrival);
}

/** Without the map, such as on a page that has none, only similar headings of the page are found. */
async function loadMap(url: string): Promise<PageMap> {
  const none: PageMap = {sections: {}, children: []};
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as PageMap) : none;
  } catch {
    // No network, or a page instead of JSON.
    return none;
  }
}

function headingsOfPage() {
  const headings = document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4, h5, h6)[id]');
  return [...headings].map(({id, textContent}) => ({id, text: textContent ?? ''}));
}

function showArrival({note}: FoundSection, id: string, history: History): void {
  const heading = id ? document.getElementById(id) : document.querySelector<HTMLElement>('article h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({preventScroll: true});
  if (note === undefined) return;
  const line = document.createElement('p');
  line.id = 'former-section-note';
  line.className = styles.note!;
  line.textContent =
    note === 'similar'
      ? translate({id: 'formerSection.similar', message: 'This section has moved here.'})
      : translate(
          {
            id: 'formerSection.gone',
            message: 'The section behind your link no longer exists: {reason} This is the closest one.',
          },
          {reason: note.gone},
        );
  heading.setAttribute('aria-describedby', line.id);
  heading.after(line);
  // React doesn't know the element, so it would stay on the next page.
  const stopListening = history.listen(() => {
    line.remove();
    heading.removeAttribute('aria-describedby');
    stopListening();
  });
}
