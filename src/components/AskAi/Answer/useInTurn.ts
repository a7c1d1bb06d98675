import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/**
 * The latest texts, which a component takes in a task of its own: many that have to read all of theirs again don't hold
 * up the page together. An urgent one has them at once.
 */
export function useInTurn(texts: readonly string[], isUrgent: boolean): readonly string[] {
  const [taken, setTaken] = useState(texts);
  useEffect(() => {
    if (taken === texts) return undefined;
    // Otherwise React would show all whose time has come in one go.
    const timer = setTimeout(() => flushSync(() => setTaken(texts)));
    return () => clearTimeout(timer);
  }, [taken, texts]);
  return isUrgent ? texts : taken;
}
