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
  /* oxlint-disable react/no-array-index-key -- a piece keeps its place */
  return (
    <li data-last="">
      {/* Beside its list's marker, a browser lays out all lines anew with each word. */}
      {groups.map(({texts}, index) => (
        <div key={index}>
          {texts.map((piece, place) => (
            <Fragment key={place}>
              {texts[place - 1]?.slice(-1)}
              <Markdown part="words">{piece}</Markdown>
            </Fragment>
          ))}
        </div>
      ))}
    </li>
  );
  /* oxlint-enable react/no-array-index-key */
}
