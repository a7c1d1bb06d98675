import {memo, useContext, useMemo, type ReactNode} from 'react';
import {fenceOf, longItem, longTable, quotedText, type Fence} from '@site/src/askAi/markdownBlocks';
import AnswerCode from './AnswerCode';
import {AnswerContext} from './AnswerContext';
import {LongList, LongListItem} from './LongList';
import LongTable from './LongTable';
import Markdown, {Joined} from './Markdown';
import type {MarkdownPart} from './trees';
import {useBlockGroups, type BlockGroup} from './useBlockGroups';

type Props = {
  group: BlockGroup;
  /** More is to come. */
  isOpen: boolean;
};

/** A block of an answer, of whatever kind it is. */
const AnswerBlock = memo(function AnswerBlock({group, isOpen}: Props): ReactNode {
  const [first, ...joined] = group;
  const fence = fenceOf(first);
  if (fence && first.slice(fence.end).trim() === '') return <Code {...fence} isOpen={isOpen} />;
  const quoted = quotedText(first);
  if (quoted !== undefined) return <Quote text={quoted} isOpen={isOpen} />;
  const table = longTable(first);
  if (table) return <LongTable {...table} />;
  const more = joined.map((text, index) => joinedPiece(text, group[index]!, index));
  const item = longItem(first);
  if (item) return <LongList item={item}>{more}</LongList>;
  return (
    <Joined value={more.length > 0 ? more : undefined}>
      <Markdown>{first}</Markdown>
    </Joined>
  );
});

export default AnswerBlock;

/** What goes on with a list are its items, and with a paragraph its words, after the space between them. */
function joinedPiece(text: string, before: string, index: number): ReactNode {
  const isList = ITEM.test(text);
  return (
    // oxlint-disable-next-line react/no-array-index-key -- a piece keeps its place
    <Piece key={index} space={isList ? '' : before.slice(-1)} part={isList ? 'items' : 'words'} text={text} />
  );
}

const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

type PieceProps = {text: string; space: string; part: MarkdownPart};

const Piece = memo(function Piece({text, space, part}: PieceProps) {
  const item = part === 'items' ? longItem(text) : undefined;
  if (item) return <LongListItem words={item.words} />;
  return (
    <>
      {space}
      <Markdown part={part}>{text}</Markdown>
    </>
  );
});

/** Characters of a block that is highlighted: a longer one would hold up the page when it settles. */
const LONGEST_HIGHLIGHTED = 5000;

/** A block of code, which is coloured when it has come to its end. */
function Code({language, code, isClosed, isOpen}: Fence & {isOpen: boolean}) {
  const isColoured = (isClosed || !isOpen) && language !== undefined && code.length <= LONGEST_HIGHLIGHTED;
  return (
    <AnswerCode language={language}>
      {isColoured ? <Markdown part="code">{fenced(code, language)}</Markdown> : code}
    </AnswerCode>
  );
}

/** A fence around code, of more signs than the code has. */
function fenced(code: string, language: string): string {
  const fence = '~'.repeat(Math.max(3, ...Array.from(code.matchAll(/~+/g), ([signs]) => signs.length + 1)));
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** A quote is an answer of its own: what it holds settles as it would outside. */
function Quote({text, isOpen}: {text: string; isOpen: boolean}) {
  const {groups, definitions} = useBlockGroups(text);
  const outside = useContext(AnswerContext);
  const context = useMemo(
    () => ({...outside, definitions: [...outside.definitions, ...definitions]}),
    [outside, definitions],
  );
  return (
    <AnswerContext value={context}>
      <blockquote>
        {groups.map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          <AnswerBlock key={index} group={group} isOpen={isOpen && index === groups.length - 1} />
        ))}
      </blockquote>
    </AnswerContext>
  );
}
