import {translate} from '@docusaurus/Translate';

/** What is said of an answer that this browser found by itself. */
export function offlineNote(): string {
  return translate({
    id: 'askAi.offline',
    message: "The answer service can't be reached, so this browser answers from its own copy of the pages.",
    description: 'Shown above an answer that the browser found by itself',
  });
}

/** What stands in the place of an answer until its first words arrive. */
export function thinkingNote(): string {
  return translate({
    id: 'askAi.thinking',
    message: 'Thinking...',
    description: 'Shown until the first words of an answer arrive',
  });
}
