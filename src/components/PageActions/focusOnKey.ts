/**
 * Moves the focus in a menu on an arrow key, Home, End or the first letter of an item. Returns whether the key moved it.
 */
export function focusOnKey(
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  items: readonly HTMLElement[],
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const current = items.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(key, current, items);
  target?.focus();
  return target !== undefined;
}

function targetOf(key: string, current: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      // Also from the menu itself, where `current` is -1.
      return items.at(Math.max(current, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if ([...key].length !== 1) return undefined;
      const fromNext = [...items.slice(current + 1), ...items.slice(0, current + 1)];
      return fromNext.find(({textContent}) => textContent?.toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
