import {useMemo} from 'react';
import type {Source} from '@site/src/askAi/protocol';
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
  /** Sections that `[1]`, `[2]` … in a model's answer cite. */
  citations?: readonly Source[];
  /** A link leads to a page of the site. */
  onLeave?: () => void;
};

/** An answer's Markdown. While it grows, only its end is read again. */
export default function Answer({id, text, isOpen, citations, onLeave}: Props) {
  const context = useMemo(
    () => ({id, onLeave, definitions: [], citations: citations?.map(addressOf)}),
    [id, onLeave, citations],
  );
  return (
    <AnswerContext value={context}>
      <div className={styles.answer}>
        <AnswerBlocks {...useBlockGroups(isOpen ? withoutSigns(text) : text)} isOpen={isOpen} />
      </div>
    </AnswerContext>
  );
}

function addressOf({route, anchor}: Source): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}
