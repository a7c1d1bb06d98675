import {translate} from '@docusaurus/Translate';
import type {OfflineReason} from '@site/src/askAi/fault';

/** Returns the note on an answer that was found in this browser, without the answer service. */
export function offlineNote(reason: OfflineReason): string {
  return {
    unreachable: translate({
      id: 'askAi.offline',
      message: "The answer service can't be reached, so this browser answers from its own copy of the pages.",
      description: 'Shown above an answer that was found in the browser',
    }),
    silent: translate({
      id: 'askAi.offline.silent',
      message: "The answer service doesn't respond, so this browser answers from its own copy of the pages.",
    }),
    'rate-limited': translate({
      id: 'askAi.offline.rateLimited',
      message:
        'Your network asked many questions in a short time, so this browser answers from its own copy of the pages.',
    }),
  }[reason];
}

/** Returns the text that is shown instead of an answer until its first words arrive. */
export function thinkingNote(): string {
  return translate({
    id: 'askAi.thinking',
    message: 'Thinking...',
    description: 'Shown until the first words of an answer arrive',
  });
}
