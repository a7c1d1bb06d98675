import {memo, useContext, useMemo, type ComponentProps} from 'react';
import ReactMarkdown, {type Components, type Options} from 'react-markdown';
import remarkGfm from 'remark-gfm';
import {AnswerContext} from './AnswerContext';
import AnswerCode from './AnswerCode';
import AnswerLink from './AnswerLink';
import AnswerTable from './AnswerTable';
import {rehypeCitations} from './rehypeCitations';
import {rehypeFootnoteLabel, rehypeHighlightOnce, rehypeLinkedImages, rehypeUnwrap} from './rehypePlugins';

type Props = {
  children: string;
  /** True while the text is streaming: its code isn't highlighted, because repeating that for every chunk is too slow. */
  isStreaming?: boolean;
  /** Renders only the children of the first element with this tag name. */
  unwrap?: 'ul' | 'ol' | 'thead' | 'tbody';
};

/** In characters. Highlighting a longer text would block the main thread for too long. */
const MAX_HIGHLIGHTED_LENGTH = 5000;

/** A part of an answer. It is parsed again only when its text changes. */
const Markdown = memo(function Markdown({children, isStreaming = false, unwrap}: Props) {
  const {id, citations} = useContext(AnswerContext);
  const isHighlighted = !isStreaming && children.length <= MAX_HIGHLIGHTED_LENGTH;
  const options = useMemo<Options>(() => {
    const prefix = `${id}-`;
    return {
      components,
      remarkPlugins: [remarkGfm],
      remarkRehypeOptions: {clobberPrefix: prefix},
      rehypePlugins: [
        rehypeLinkedImages,
        [rehypeFootnoteLabel, prefix],
        ...(citations ? [() => rehypeCitations(citations)] : []),
        ...(isHighlighted ? [rehypeHighlightOnce] : []),
        ...(unwrap ? [() => rehypeUnwrap(unwrap)] : []),
      ],
    };
  }, [id, citations, isHighlighted, unwrap]);
  return <ReactMarkdown {...options}>{children}</ReactMarkdown>;
});

export default Markdown;

/** Headings are at lower levels than the message's h3. Images become links, so that they never load. */
const components: Components = {
  a: AnswerLink,
  img: ({src, alt}) => <AnswerLink href={typeof src === 'string' ? src : undefined}>{alt || src}</AnswerLink>,
  pre: AnswerCode,
  table: AnswerTable,
  input: ({checked}: ComponentProps<'input'>) => <>{checked ? '☑ ' : '☐ '}</>,
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
};
