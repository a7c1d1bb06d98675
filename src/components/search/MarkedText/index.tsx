import {createElement, Fragment} from 'react';
import type {TextPart} from '@site/src/retrieval/ranking/markMatches';

type Props = {parts: readonly TextPart[]};

/** Text with the matched words in `mark` elements. HTML in the text is escaped. */
export default function MarkedText({parts}: Props) {
  const children = parts.map(({text, isMatch}) => (isMatch ? createElement('mark', null, text) : text));
  return createElement(Fragment, null, ...children);
}
