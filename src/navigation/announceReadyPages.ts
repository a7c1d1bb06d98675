import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;
type Location = History['location'];
type Listener = Parameters<History['listen']>[0];

/**
 * Changes a history so that it announces a location when the page can be rendered, and returns it. A router that listens to
 * it renders once per navigation. By default, Docusaurus renders all links of the old page for the new location first.
 *
 * @param load gets the new location and the one on the screen, and returns a promise of the page. If the reader has gone
 * elsewhere before it resolves, the location isn't announced.
 */
export function announceReadyPages(
  history: History,
  load: (next: Location, shown: Location) => Promise<unknown>,
): History {
  const listeners = new Set<Listener>();
  let shown = history.location;
  history.listen((next, action) => {
    void load(next, shown).then(() => {
      if (history.location !== next) return;
      shown = next;
      for (const listener of listeners) listener(next, action);
    });
  });
  history.listen = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return history;
}
