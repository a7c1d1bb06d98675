/** Adds the DOM features that the chat needs and jsdom lacks. Call it before the chat renders. */
export function fillInDom(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = () => {};
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({matches: true, addEventListener() {}, removeEventListener() {}}),
  });
}
