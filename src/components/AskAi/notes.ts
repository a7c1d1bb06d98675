import {translate} from '@docusaurus/Translate';

/** Returns the note on an answer that was found in this browser, without the answer service. */
export function offlineNote(): string {
  return translate({
    id: 'askAi.offline',
    message: "The answer service can't be reached, so this browser answers from its own copy of the pages.",
    description: 'Shown above an answer that was found in the browser',
  });
}

/** Returns the text that is shown instead of an answer until its first words arrive. */
export function thinkingNote(): string {
  return translate({
    id: 'askAi.thinking',
    message: 'Thinking...',
    description: 'Shown until the first words of an answer arrive',
  });
}
