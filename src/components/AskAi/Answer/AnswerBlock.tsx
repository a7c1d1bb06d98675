import {memo} from 'react';
import type {MarkdownBlock} from '@site/src/askAi/markdownBlocks';
import AnswerTable from './AnswerTable';
import Markdown from './Markdown';

type Props = {
  block: MarkdownBlock;
  /** True while the answer is streaming and this block may grow. */
  isStreaming: boolean;
};

/** A block of an answer. Each list item and table row is parsed separately, because parsing all of them is too slow. */
const AnswerBlock = memo(
  function AnswerBlock({block: {text, list, table}, isStreaming}: Props) {
    if (list) {
      const Tag = list.isOrdered ? 'ol' : 'ul';
      return (
        <Tag start={list.isOrdered && list.start !== 1 ? list.start : undefined}>
          <Parts texts={list.items} unwrap={Tag} isStreaming={isStreaming} />
        </Tag>
      );
    }
    if (table) {
      return (
        <AnswerTable>
          <thead>
            <Markdown unwrap="thead">{table.header}</Markdown>
          </thead>
          <tbody>
            <Parts texts={table.rows} unwrap="tbody" isStreaming={isStreaming} />
          </tbody>
        </AnswerTable>
      );
    }
    return <Markdown isStreaming={isStreaming}>{text}</Markdown>;
  },
  (before, now) => before.block.text === now.block.text && before.isStreaming === now.isStreaming,
);

export default AnswerBlock;

type PartsProps = {texts: readonly string[]; unwrap: 'ul' | 'ol' | 'tbody'; isStreaming: boolean};

function Parts({texts, unwrap, isStreaming}: PartsProps) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts are only appended
    <Markdown key={index} unwrap={unwrap} isStreaming={isStreaming && index === texts.length - 1}>
      {text}
    </Markdown>
  ));
}
