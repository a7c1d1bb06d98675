import {memo} from 'react';
import type {MarkdownBlock} from '@site/src/askAi/markdownBlocks';
import AnswerTable from './AnswerTable';
import Markdown from './Markdown';

type Props = {
  block: MarkdownBlock;
  /** True while the answer is streaming and this block may grow. */
  isGrowing: boolean;
};

/** A block of an answer. Each list item and table row is parsed separately, because parsing all of them is too slow. */
const AnswerBlock = memo(
  function AnswerBlock({block: {text, list, table}, isGrowing}: Props) {
    if (list) {
      const Tag = list.isOrdered ? 'ol' : 'ul';
      return (
        <Tag start={list.isOrdered && list.start !== 1 ? list.start : undefined}>
          <Parts texts={list.items} unwrap={Tag} isGrowing={isGrowing} />
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
            <Parts texts={table.rows} unwrap="tbody" isGrowing={isGrowing} />
          </tbody>
        </AnswerTable>
      );
    }
    return <Markdown isGrowing={isGrowing}>{text}</Markdown>;
  },
  (before, now) => before.block.text === now.block.text && before.isGrowing === now.isGrowing,
);

export default AnswerBlock;

type PartsProps = {texts: readonly string[]; unwrap: 'ul' | 'ol' | 'tbody'; isGrowing: boolean};

function Parts({texts, unwrap, isGrowing}: PartsProps) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts are only appended
    <Markdown key={index} unwrap={unwrap} isGrowing={isGrowing && index === texts.length - 1}>
      {text}
    </Markdown>
  ));
}
