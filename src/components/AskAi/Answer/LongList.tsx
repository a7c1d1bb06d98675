import {Fragment, type ReactNode} from 'react';
import type {LongItem} from '@site/src/askAi/markdownBlocks';
import Markdown from './Markdown';
import {useBlockGroups} from './useBlockGroups';

type Props = {
  item: LongItem;
  /** The items after it. */
  children: ReactNode;
};

/** A list that begins with a long item. */
export function LongList({item: {words, number}, children}: Props) {
  const item = <LongListItem words={words} />;
  if (number === undefined)
    return (
      <ul>
        {item}
        {children}
      </ul>
    );
  return (
    <ol {...(number !== 1 && {start: number})}>
      {item}
      {children}
    </ol>
  );
}

/** A long item, of which only the end is read again while it grows. */
export function LongListItem({words}: {words: string}) {
  const {groups} = useBlockGroups(words);
  const pieces = groups.flat();
  return (
    <li data-last="">
      {/* Beside its list's marker, a browser lays out all lines anew with each word. */}
      <div>
        {pieces.map((piece, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a piece keeps its place
          <Fragment key={index}>
            {pieces[index - 1]?.slice(-1)}
            <Markdown part="words">{piece}</Markdown>
          </Fragment>
        ))}
      </div>
    </li>
  );
}
