import {useDeferredValue, useMemo} from 'react';
import {clsx} from 'clsx';
import {splitBlocks, withoutUnfinishedMarker} from '@site/src/askAi/markdownBlocks';
import type {Source} from '@site/src/askAi/protocol';
import AnswerBlock from './AnswerBlock';
import {AnswerContext} from './AnswerContext';
import styles from './styles.module.css';

type Props = {
  /** Prefix of the answer's footnote ids, unique on the page. */
  id: string;
  text: string;
  /** True while the answer is streaming. */
  isOpen: boolean;
  /** Sections that `[1]`, `[2]` … cite in a model's answer. */
  citations?: readonly Source[];
  /** Called when the reader follows a link to a page of this site. */
  onLeave?: () => void;
};

/** An answer's Markdown. While it streams, only the last block is parsed again, at a lower priority than user input. */
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
          // oxlint-disable-next-line react/no-array-index-key -- blocks are only appended
          <AnswerBlock key={index} block={block} isGrowing={isOpen && index === blocks.length - 1} />
        ))}
      </div>
    </AnswerContext>
  );
}

function addressOf({route, anchor}: Source): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}
