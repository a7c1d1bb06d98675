import {Fragment} from 'react';
import type {LongItem} from '@site/src/askAi/markdownBlocks';
import Markdown, {Holder} from './Markdown';
import {useBlockGroups} from './useBlockGroups';

/** A list that begins with a long item. */
export function LongList({words, number}: LongItem) {
  return (
    <Holder as={number === undefined ? 'ul' : 'ol'} start={number === 1 ? undefined : number}>
      <LongListItem words={words} />
    </Holder>
  );
}

/** A long item, of which only the end is read again while it grows. */
export function LongListItem({words}: {words: string}) {
  const {groups} = useBlockGroups(words);
  const pieces = groups.flatMap(({texts}) => texts);
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
