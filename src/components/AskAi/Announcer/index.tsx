import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ChatState} from '@site/src/askAi/chatState';
import {splitBlocks} from '@site/src/askAi/markdownBlocks';
import {offlineNote, thinkingNote} from '../notes';
import {spokenSentences} from './spokenSentences';
import styles from './styles.module.css';

type Props = {state: ChatState};

/** Maximum number of sentences in the log. The browser checks all of them each time one is added. */
const MAX_SENTENCES = 10;
/**
 * Delay between the end of an answer and clearing the log, in milliseconds. A slow screen reader needs time to find the
 * last sentences, but a reader who browses the window later shouldn't find them again.
 */
const CLEAR_DELAY = 7000;

/**
 * A live region that announces an answer to screen readers while it streams. It first announces that an answer is coming
 * and, if that applies, that it is an offline answer. Then it announces each block or list item once it is complete.
 */
export default function Announcer({state: {draft, conversation}}: Props) {
  const log = useRef<HTMLDivElement>(null);
  const announced = useRef(nothingAnnounced(''));
  const {messages} = conversation;

  useEffect(() => {
    if (draft && draft.id !== announced.current.answer) {
      announced.current = nothingAnnounced(draft.id);
      log.current?.replaceChildren(toParagraph(thinkingNote()));
    }
    // An answer whose start wasn't announced, such as one of a saved conversation, isn't announced at all.
    const answer = draft ?? messages.find(({id}) => id === announced.current.answer);
    if (!answer) return;
    if (answer.role === 'assistant' && answer.offline && !announced.current.isNoteAnnounced) {
      announced.current.isNoteAnnounced = true;
      log.current?.append(toParagraph(offlineNote(answer.offline)));
    }
    while (log.current && log.current.childElementCount > MAX_SENTENCES)
      log.current.firstElementChild?.remove();
    const parts = splitBlocks(answer.content).flatMap(({text, list}) => list?.items ?? [text]);
    const sentences = (draft ? parts.slice(0, -1) : parts).flatMap((part) =>
      sentencesOf(part, announced.current.cache),
    );
    log.current?.append(...sentences.slice(announced.current.sentences).map(toParagraph));
    announced.current.sentences = Math.max(announced.current.sentences, sentences.length);
  }, [draft, messages]);

  const hasEnded = draft === undefined;
  useEffect(() => {
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => log.current?.replaceChildren(), CLEAR_DELAY);
    return () => clearTimeout(timer);
  }, [hasEnded]);

  return (
    <div
      ref={log}
      className={styles.spoken}
      role="log"
      aria-label={translate({id: 'askAi.spoken', message: 'Answer'})}
    />
  );
}

type Announced = {
  /** Id of the answer. */
  answer: string;
  /** Number of its sentences that were announced. */
  sentences: number;
  /** Cached sentences, by the text of their block or list item. */
  cache: Map<string, readonly string[]>;
  /** True once the offline note was announced. */
  isNoteAnnounced: boolean;
};

function nothingAnnounced(answer: string): Announced {
  return {answer, sentences: 0, cache: new Map(), isNoteAnnounced: false};
}

function sentencesOf(part: string, cache: Announced['cache']): readonly string[] {
  const sentences = cache.get(part) ?? spokenSentences(part, describeCode);
  cache.set(part, sentences);
  return sentences;
}

/** One element for each sentence, because a screen reader announces each element that is added to a log. */
function toParagraph(sentence: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = sentence;
  return paragraph;
}

function describeCode(language: string): string {
  return language === ''
    ? translate({id: 'askAi.spoken.plainCode', message: 'A block of code.'})
    : translate({id: 'askAi.spoken.code', message: 'A block of {language} code.'}, {language});
}
