import {useDeferredValue, useMemo} from 'react';
import {clsx} from 'clsx';
import {splitBlocks, withoutUnfinishedMarker} from '@site/src/askAi/markdownBlocks';
import type {Source} from '@site/src/askAi/protocol';
import AnswerBlock from './AnswerBlock';
import {AnswerContext} from './AnswerContext';
import styles from './styles.module.css';

type Props = {
  /** Unique on the page: ids of the answer's footnotes begin with it. */
  id: string;
  text: string;
  /** More text is to come. */
  isOpen: boolean;
  /** Sections that `[1]`, `[2]` … in a model's answer cite. */
  citations?: readonly Source[];
  /** Called when a link leads to a page of the site. */
  onLeave?: () => void;
};

/** An answer's Markdown. While it grows, only its last block is parsed again, and input and scrolling come first. */
export default function Answer({id, text, isOpen, citations, onLeave}: Props) {
  const deferred = useDeferredValue(text);
  const blocks = useMemo(
    () => splitBlocks(isOpen ? withoutUnfinishedMarker(deferred) : text),
    [isOpen, deferred, text],
  );
  const context = useMemo(
    () => ({id, onLeave, citations: citations?.map(addressOf)}),
    [id, onLeave, citations],
  );
  return (
    <AnswerContext value={context}>
      <div className={clsx(styles.answer, isOpen && styles.growing)}>
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks are only ever added at the end
          <AnswerBlock key={index} block={block} isGrowing={isOpen && index === blocks.length - 1} />
        ))}
      </div>
    </AnswerContext>
  );
}

function addressOf({route, anchor}: Source): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}
