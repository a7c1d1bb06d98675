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
  isStreaming: boolean;
  /** Sections that `[1]`, `[2]` … cite in a model's answer. */
  citations?: readonly Source[];
  /** Called when the reader follows a link to a page of this site. */
  onNavigate?: () => void;
};

/** An answer's Markdown. While it streams, only the last block is parsed again, at a lower priority than user input. */
export default function Answer({id, text, isStreaming, citations, onNavigate}: Props) {
  const deferred = useDeferredValue(text);
  const blocks = useMemo(
    () => splitBlocks(isStreaming ? withoutUnfinishedMarker(deferred) : text),
    [isStreaming, deferred, text],
  );
  const context = useMemo(
    () => ({id, onNavigate, citations: citations?.map(addressOf)}),
    [id, onNavigate, citations],
  );
  return (
    <AnswerContext value={context}>
      <div className={clsx(styles.answer, isStreaming && styles.growing)}>
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks are only appended
          <AnswerBlock key={index} block={block} isStreaming={isStreaming && index === blocks.length - 1} />
        ))}
      </div>
    </AnswerContext>
  );
}

function addressOf({route, anchor}: Source): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}
