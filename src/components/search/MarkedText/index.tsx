import {Fragment} from 'react';
import PathText from '@site/src/components/PathText';
import type {TextPart} from '@site/src/retrieval/ranking/markMatches';

type Props = {parts: readonly TextPart[]};

/** Text with the matched words in `mark` elements. HTML in the text is escaped. */
export default function MarkedText({parts}: Props) {
  return parts.map(({text, isMatch}, index) => {
    const Part = isMatch ? 'mark' : Fragment;
    return (
      // The parts of a text have no identity but their position.
      // oxlint-disable-next-line react/no-array-index-key
      <Part key={index}>
        <PathText text={text} />
      </Part>
    );
  });
}
