import {createElement, Fragment} from 'react';
import type {TextPart} from '@site/src/retrieval/ranking/markMatches';

type Props = {parts: readonly TextPart[]};

/** Text with the words that were searched for marked. It is text all through: nothing in it becomes markup. */
export default function MarkedText({parts}: Props) {
  const children = parts.map(({text, isMatch}) => (isMatch ? createElement('mark', null, text) : text));
  return createElement(Fragment, null, ...children);
}
