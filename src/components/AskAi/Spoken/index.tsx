import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ChatState} from '@site/src/askAi/chatState';
import {splitBlocks} from '@site/src/askAi/markdownBlocks';
import {offlineNote, thinkingNote} from '../notes';
import {spokenSentences} from './spokenSentences';
import styles from './styles.module.css';

type Props = {state: ChatState};

/** Maximum number of sentences in the log. The browser checks all of them each time one is added. */
const KEPT = 10;
/**
 * Delay between the end of an answer and clearing the log, in milliseconds. A slow screen reader needs time to find the
 * last sentences, but a reader who browses the window later shouldn't find them again.
 */
const STAY = 7000;

/**
 * A live region that announces an answer to screen readers while it streams. It first announces that an answer is coming
 * and, if that applies, that it is an offline answer. Then it announces each block or list item once it is complete.
 */
export default function Spoken({state: {draft, conversation}}: Props) {
  const log = useRef<HTMLDivElement>(null);
  const said = useRef(nothingSaid(''));
  const {messages} = conversation;

  useEffect(() => {
    if (draft && draft.id !== said.current.answer) {
      said.current = nothingSaid(draft.id);
      log.current?.replaceChildren(toParagraph(thinkingNote()));
    }
    // An answer whose start wasn't announced, such as one of a saved conversation, isn't announced at all.
    const heard = draft ?? messages.find(({id}) => id === said.current.answer);
    if (!heard) return;
    if (heard.role === 'assistant' && heard.offline && !said.current.isNoted) {
      said.current.isNoted = true;
      log.current?.append(toParagraph(offlineNote()));
    }
    while (log.current && log.current.childElementCount > KEPT) log.current.firstElementChild?.remove();
    const parts = splitBlocks(heard.content).flatMap(({text, list}) => list?.items ?? [text]);
    const sentences = (draft ? parts.slice(0, -1) : parts).flatMap((part) =>
      sentencesOf(part, said.current.known),
    );
    log.current?.append(...sentences.slice(said.current.sentences).map(toParagraph));
    said.current.sentences = Math.max(said.current.sentences, sentences.length);
  }, [draft, messages]);

  const isOver = draft === undefined;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => log.current?.replaceChildren(), STAY);
    return () => clearTimeout(timer);
  }, [isOver]);

  return (
    <div
      ref={log}
      className={styles.spoken}
      role="log"
      aria-label={translate({id: 'askAi.spoken', message: 'Answer'})}
    />
  );
}

type Said = {
  /** Id of the answer. */
  answer: string;
  /** Number of its sentences that were announced. */
  sentences: number;
  /** Cached sentences, by the text of their block or list item. */
  known: Map<string, readonly string[]>;
  /** True once the offline note was announced. */
  isNoted: boolean;
};

function nothingSaid(answer: string): Said {
  return {answer, sentences: 0, known: new Map(), isNoted: false};
}

function sentencesOf(part: string, known: Said['known']): readonly string[] {
  const sentences = known.get(part) ?? spokenSentences(part, describeCode);
  known.set(part, sentences);
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
