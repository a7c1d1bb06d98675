import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: repeats clicks from before the page's scripts have run. */
export default function earlyInput(): Plugin {
  return {
    name: 'early-input',
    injectHtmlTags: () =>
      // The dev server renders in the browser only, so that there is nothing to click before.
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: `(${keepEarlyInput.toString()})()`}]}
        : {},
  };
}

/**
 * Runs in the page before its scripts: remembers clicks on buttons and the keys of search until the page is hydrated, then
 * repeats them. Otherwise they would have no effect, for seconds on a slow phone. Links and details work without scripts.
 * It has to be one function without imports, because the build writes its source into each page.
 */
export function keepEarlyInput(): void {
  const page = document.documentElement;
  const buttons = new Set<HTMLButtonElement>();
  let searchKey: KeyboardEvent | undefined;

  function keepClick({target}: Event): void {
    if (!(target instanceof Element)) return;
    // A disabled button gets no clicks: src/css/layout.css lets its parent get them.
    const button =
      target.closest('button') ?? target.querySelector<HTMLButtonElement>(':scope > button:disabled');
    if (button === null) return;
    // From this moment on, React hydrates immediately what is clicked.
    const isHydrating = 'docusaurusRoot' in window;
    if (!isHydrating || button.disabled) buttons.add(button);
  }

  function keepKey(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, target} = event;
    const isField = target instanceof Element && target.matches('input, select, textarea');
    const opensSearch = key.toLowerCase() === 'k' ? ctrlKey || metaKey : key === '/' && !isField;
    if (!opensSearch) return;
    // The browser has shortcuts with these keys too. React mustn't get the key twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    searchKey = event;
  }

  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', keepClick, true);
    removeEventListener('keydown', keepKey, true);
    // Once each: a reader clicks again if nothing happens, and a second click would undo the first.
    for (const button of buttons) if (button.isConnected) button.click();
    if (searchKey !== undefined) dispatchEvent(new KeyboardEvent('keydown', searchKey));
  }).observe(page, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
