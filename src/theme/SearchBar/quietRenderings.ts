/** Nothing is selected. */
const NO_SELECTION = {toString: () => ''} as Selection;

/**
 * Keeps from the browser what DocSearch 3.9.0 asks of it in each rendering and uses in its first one only: the selected
 * text, for which the page is laid out, and its stored searches, for which it writes to the storage to see if it can.
 * Where it can't, it asks for no more.
 *
 * @returns to be called where a rendering begins; what that returns ends the quiet. Where the rendering fails before,
 *   it ends by itself. The first rendering is left alone.
 */
export function quietRenderings(): () => () => void {
  let isFirst = true;
  return () => {
    if (isFirst) {
      isFirst = false;
      return () => undefined;
    }
    return beginQuiet();
  };
}

function beginQuiet(): () => void {
  const {getSelection} = window;
  const {setItem} = Storage.prototype;
  window.getSelection = () => NO_SELECTION;
  Storage.prototype.setItem = () => {
    throw new Error('Search modal: nothing is stored while it renders.');
  };
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    window.getSelection = getSelection;
    Storage.prototype.setItem = setItem;
  };
  queueMicrotask(end);
  return end;
}
