import {useEffect, useState} from 'react';

type Outcome = 'copied' | 'selected' | 'failed';

/** How long the outcome of a click is shown, in milliseconds (specification, section 9). */
const OUTCOME_DURATION = {copied: 1000, selected: 4000, failed: 6000} as const;

/**
 * Returns a function that copies a text, and the outcome of its last call for as long as it is shown. `fallBack` is called
 * if the text can't be copied.
 */
export function useCopy(fallBack: () => 'selected' | 'failed') {
  const [last, setLast] = useState<{outcome: Outcome; press: number}>();

  useEffect(() => {
    if (last === undefined) return undefined;
    const timer = setTimeout(() => setLast(undefined), OUTCOME_DURATION[last.outcome]);
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(text: string | Promise<string>): Promise<void> {
    let outcome: Outcome = 'copied';
    try {
      await write(text);
    } catch {
      outcome = fallBack();
    }
    setLast((previous) => ({outcome, press: (previous?.press ?? 0) + 1}));
  }

  return {outcome: last?.outcome, copy};
}

async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return navigator.clipboard.writeText(await text);
  // Safari takes a text that arrives after the click only in this form.
  const blob = text.then((arrived) => new Blob([arrived], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
