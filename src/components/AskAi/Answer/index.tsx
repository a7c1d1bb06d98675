import {useMemo} from 'react';
import {withoutSigns} from '@site/src/askAi/markdownBlocks';
import AnswerBlocks from './AnswerBlocks';
import {AnswerContext} from './AnswerContext';
import {useBlockGroups} from './useBlockGroups';
import styles from './styles.module.css';

type Props = {
  /** Tells the notes of this answer from those of others on the page. */
  id: string;
  text: string;
  /** More is to come. */
  isOpen: boolean;
  /** A link leads to a page of the site. */
  onLeave?: () => void;
};

/** An answer's Markdown. While it grows, only its end is read again. */
export default function Answer({id, text, isOpen, onLeave}: Props) {
  const context = useMemo(() => ({id, onLeave, definitions: []}), [id, onLeave]);
  return (
    <AnswerContext value={context}>
      <div className={styles.answer}>
        <AnswerBlocks {...useBlockGroups(isOpen ? withoutSigns(text) : text)} isOpen={isOpen} />
      </div>
    </AnswerContext>
  );
}
