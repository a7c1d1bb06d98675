import {useEffect, useLayoutEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ChatState} from '@site/src/askAi/chatState';
import {speakOn} from '@site/src/askAi/spokenSentences';
import {offlineNote, thinkingNote} from '../notes';
import styles from './styles.module.css';

type Props = {state: ChatState};

/** Sentences that stay when others come: the browser looks at each that stands there whenever one is added. */
const KEPT = 10;
/** How long after an answer its last sentences stand there, in milliseconds: a reader who goes through the window would
 * meet them twice, and a screen reader that is slow to look for what was added has to find them. */
const STAY = 7000;

/**
 * Says an answer to a screen reader as it is written: that it is on its way, then sentence by sentence, each of them once,
 * and before the first one, where it is so, that this browser answers.
 */
export default function Spoken({state: {draft, conversation}}: Props) {
  const log = useRef<HTMLDivElement>(null);
  const said = useRef({answer: '', length: 0, isNoted: false});
  const last = conversation.messages.at(-1);

  // Before the layout that the growth of the answer asks for: later, there would be another one.
  useLayoutEffect(() => {
    if (draft && draft.id !== said.current.answer) {
      said.current = {answer: draft.id, length: 0, isNoted: false};
      log.current?.replaceChildren(toParagraph(thinkingNote()));
    }
    // Only an answer that was heard from its beginning is heard to its end.
    const heard = draft ?? (last?.id === said.current.answer ? last : undefined);
    if (!heard) return;
    if (heard.role === 'assistant' && heard.offline && !said.current.isNoted) {
      said.current.isNoted = true;
      log.current?.append(toParagraph(offlineNote()));
    }
    while (log.current && log.current.childElementCount > KEPT) log.current.firstElementChild?.remove();
    const {length, sentences} = speakOn(heard.content, said.current.length, !draft, describeCode);
    said.current.length = length;
    log.current?.append(...sentences.map(toParagraph));
  }, [draft, last]);

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

/** What is added to a log is read out; what stands there already isn't read again. */
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
