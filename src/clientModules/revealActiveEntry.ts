const lists = [
  {list: '.theme-doc-sidebar-container .menu', active: '.menu__link--active[aria-current]'},
  {list: '.navbar-sidebar__item:not([inert])', active: '.menu__link--active[aria-current]'},
  {list: '.theme-doc-toc-desktop', active: '.table-of-contents__link--active'},
];

/** Scrolls the sidebar, the mobile menu and the table of contents, but not the page, so that the active entry is in sight. */
function revealActiveEntries(): void {
  for (const {list: selector, active} of lists) {
    const list = document.querySelector(selector);
    const entry = list?.querySelector(active);
    // Nothing moves under the pointer of a reader who is about to click.
    if (!list || !entry || list.matches(':hover')) continue;
    const box = list.getBoundingClientRect();
    const {top, bottom} = entry.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) list.scrollTop += (top + bottom - box.top - box.bottom) / 2;
  }
}

let isWaiting = false;

/** Waits a frame: the theme marks the active entries in the same event. */
function revealInNextFrame(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    revealActiveEntries();
  });
}

// A module with this function is also imported on the server.
if (typeof document !== 'undefined') {
  document.addEventListener('scroll', revealInNextFrame, {passive: true});
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('.navbar__toggle')) revealInNextFrame();
  });
}

export function onRouteDidUpdate(): void {
  revealInNextFrame();
}
