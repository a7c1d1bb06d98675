import {memo, useContext, useMemo, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {
  fenceOf,
  isParagraph,
  LIST_ITEM,
  longItem,
  longTable,
  quotedText,
  textOfNotes,
  type Fence,
} from '@site/src/askAi/markdownBlocks';
import AnswerCode from './AnswerCode';
import {AnswerContext} from './AnswerContext';
import LongTable from './LongTable';
import Markdown, {Holder, Holding, LONGEST_HIGHLIGHTED} from './Markdown';
import {partsOf} from './partsOf';
import type {MarkdownPart} from './trees';
import styles from './styles.module.css';
import {isSame, useBlockGroups, type BlockGroup} from './useBlockGroups';
import {useInTurn} from './useInTurn';

type Props = {
  groups: readonly BlockGroup[];
  /** Definitions of links and notes, which may come after the text that refers to them. */
  definitions: readonly string[];
  /** More is to come. */
  isOpen: boolean;
  /** They are an item with one paragraph, which Markdown shows as plain words. */
  isTight?: boolean;
};

/** The blocks of an answer, a quote or an item. */
export default function AnswerBlocks({groups, ...rest}: Props): ReactNode {
  // One that has grown stays as it is when it ends: nothing is laid out anew then.
  const [grew] = useState(rest.isOpen);
  const parts = partsOfAnswer(groups);
  const notes = textOfNotes(rest.definitions);
  return (
    <>
      {parts.map((part, index) => (
        <Part
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          key={index}
          groups={part}
          isLast={index === parts.length - 1}
          isFar={!grew || index < parts.length - PARTS_AT_HAND}
          {...rest}
        />
      ))}
      {notes !== '' && <Notes definitions={rest.definitions}>{notes}</Notes>}
    </>
  );
}

/** The notes of an answer, a quote or an item, below it. */
function Notes({definitions, children}: {definitions: readonly string[]; children: string}) {
  const outside = useContext(AnswerContext);
  const context = useMemo(
    () => ({...outside, definitions: [...outside.definitions, ...definitions]}),
    [outside, definitions],
  );
  return (
    <AnswerContext value={context}>
      <Markdown part="notes">{children}</Markdown>
    </AnswerContext>
  );
}

/** The browser lays out and paints a part that grows, and leaves the others alone. What goes on is long: it begins one. */
function partsOfAnswer(groups: readonly BlockGroup[]): BlockGroup[][] {
  const parts: BlockGroup[][] = [];
  for (const group of groups) {
    const last = parts.at(-1);
    if (last === undefined || last.length === BLOCKS_IN_PART || group.goesOn) parts.push([group]);
    else last.push(group);
  }
  return parts;
}

const BLOCKS_IN_PART = 4;

/** Parts at the end of an answer that grows. Most are in sight, and to find out which would cost more than it saves. */
const PARTS_AT_HAND = 16;

type PartProps = Props & {
  isLast: boolean;
  /** It is likely to be out of sight. */
  isFar: boolean;
};

const Part = memo(
  function Part({groups, definitions, isOpen, isTight, isLast, isFar}: PartProps) {
    const outside = useContext(AnswerContext);
    const known = useInTurn(definitions, isLast);
    const context = useMemo(
      () => ({...outside, definitions: [...outside.definitions, ...known]}),
      [outside, known],
    );
    return (
      <AnswerContext value={context}>
        <div className={clsx(styles.part, isFar && styles.far, isOpen && isLast && styles.growing)}>
          {groups.map((group, index) => (
            <AnswerBlock
              // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
              key={index}
              group={group}
              isOpen={isOpen && isLast && index === groups.length - 1}
              isTight={isTight}
            />
          ))}
        </div>
      </AnswerContext>
    );
  },
  ({groups: before, ...known}, {groups: after, ...now}) =>
    known.isOpen === now.isOpen &&
    known.isTight === now.isTight &&
    known.isLast === now.isLast &&
    known.isFar === now.isFar &&
    known.definitions === now.definitions &&
    isSame(after, before),
);

type BlockProps = {group: BlockGroup; isOpen: boolean; isTight: boolean | undefined};

/** A block of an answer, of whatever kind it is. */
const AnswerBlock = memo(function AnswerBlock({group, isOpen, isTight}: BlockProps): ReactNode {
  const {
    texts: [first],
  } = group;
  const fence = fenceOf(first);
  if (fence && first.slice(fence.end).trim() === '') return <Code {...fence} isOpen={isOpen} />;
  const quoted = quotedText(first);
  if (quoted !== undefined) return <Quote text={quoted} isOpen={isOpen} />;
  const table = longTable(first);
  if (table) return <LongTable {...table} />;
  return <Prose group={group} isOpen={isOpen} isTight={isTight} />;
});

/** Paragraphs and lists. */
function Prose({group, isOpen, isTight}: BlockProps) {
  const {
    texts: [first, ...joined],
    goesOn,
  } = group;
  const held = useMemo(
    () => ({joined: joinedPieces(group.texts, isOpen), goesOn, isTight}),
    [group, goesOn, isOpen, isTight],
  );
  const isGrowing = isOpen && joined.length === 0;
  const item = longItem(first);
  return (
    <Holding value={held}>
      {item ? (
        <Holder
          as={item.number === undefined ? 'ul' : 'ol'}
          start={item.number === 1 ? undefined : item.number}
        >
          <Item {...item} isOpen={isGrowing} />
        </Holder>
      ) : (
        <Markdown isOpen={isGrowing}>{first}</Markdown>
      )}
    </Holding>
  );
}

/** A long item of a list: what it holds settles as it would outside. */
function Item({held, isOpen}: {held: string; isOpen: boolean}) {
  const blocks = useBlockGroups(held);
  const paragraphs = blocks.groups.filter(({texts: [first], goesOn}) => !goesOn && isParagraph(first));
  return (
    <li>
      <AnswerBlocks {...blocks} isOpen={isOpen} isTight={paragraphs.length === 1} />
    </li>
  );
}

/** What goes on with a list are its items, and with a paragraph its words, after the space between them. */
const JoinedPieces = memo(
  function JoinedPieces({pieces, before, part, isOpen}: JoinedPiecesProps) {
    return pieces.map((text, index) => (
      <Piece
        // oxlint-disable-next-line react/no-array-index-key -- a piece keeps its place
        key={index}
        space={part === 'items' ? '' : spaceAfter(pieces[index - 1] ?? before)}
        part={part}
        text={text}
        isOpen={isOpen && index === pieces.length - 1}
      />
    ));
  },
  (known, now) =>
    known.part === now.part &&
    known.before === now.before &&
    known.isOpen === now.isOpen &&
    isSame(known.pieces, now.pieces),
);

type JoinedPiecesProps = {pieces: readonly string[]; before: string; part: MarkdownPart; isOpen: boolean};

/** Some scripts have none between sentences. */
function spaceAfter(text: string): string {
  return /\s?$/.exec(text)?.[0] ?? '';
}

/** Pieces that React passes over together. */
const PIECES_TOGETHER = 12;

function joinedPieces([first, ...joined]: BlockGroup['texts'], isOpen: boolean): ReactNode[] {
  const part = LIST_ITEM.test(joined[0] ?? '') ? 'items' : 'words';
  return partsOf(joined, PIECES_TOGETHER).map((pieces, index) => {
    const start = index * PIECES_TOGETHER;
    return (
      <JoinedPieces
        key={start}
        pieces={pieces}
        before={joined[start - 1] ?? first}
        part={part}
        isOpen={isOpen && start + pieces.length === joined.length}
      />
    );
  });
}

type PieceProps = {text: string; space: string; part: MarkdownPart; isOpen: boolean};

const Piece = memo(function Piece({text, space, part, isOpen}: PieceProps) {
  const item = part === 'items' ? longItem(text) : undefined;
  if (item) return <Item {...item} isOpen={isOpen} />;
  return (
    <>
      {space}
      <Markdown part={part} isOpen={isOpen}>
        {text}
      </Markdown>
    </>
  );
});

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
  return (
    <blockquote>
      <AnswerBlocks {...useBlockGroups(text)} isOpen={isOpen} />
    </blockquote>
  );
}
