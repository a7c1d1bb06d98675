import {useEffect} from 'react';

/** Calls back once, when the reader first selects text. */
export function useFirstSelection(onSelect: () => void): void {
  useEffect(() => {
    const onChange = () => {
      if (getSelection()?.isCollapsed !== false) return;
      document.removeEventListener('selectionchange', onChange);
      onSelect();
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [onSelect]);
}
