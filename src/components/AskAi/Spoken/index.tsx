import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ChatState} from '@site/src/askAi/chatState';
import {splitBlocks} from '@site/src/askAi/markdownBlocks';
import {offlineNote, thinkingNote} from '../notes';
import {spokenSentences} from './spokenSentences';
import styles from './styles.module.css';

type Props = {state: ChatState};

/** How many sentences the log keeps: the browser examines all of them whenever one is added. */
const KEPT = 10;
/**
 * How long the last sentences stay after the answer's end, in milliseconds: a slow screen reader has to find them, and a
 * reader who walks through the window shouldn't meet them again.
 */
const STAY = 7000;

/**
 * A log that makes a screen reader say an answer while it is written: first that it is on its way and, where it is so,
 * that this browser answers; then the sentences of each block or list item, once, when it is complete.
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
    // The rest of an answer is said only to those who heard its beginning.
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
  /** How many of its sentences were said. */
  sentences: number;
  /** The sentences of blocks and list items that were parsed before. */
  known: Map<string, readonly string[]>;
  /** That this browser answers was said. */
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

/** A screen reader reads out each element that is added to a log. */
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
