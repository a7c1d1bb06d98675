import {memo, useContext, useMemo, type ComponentProps} from 'react';
import ReactMarkdown, {type Components, type Options} from 'react-markdown';
import remarkGfm from 'remark-gfm';
import {AnswerContext} from './AnswerContext';
import AnswerCode from './AnswerCode';
import AnswerLink from './AnswerLink';
import AnswerTable from './AnswerTable';
import {rehypeCitations} from './rehypeCitations';
import {rehypeFootnoteLabel, rehypeHighlightOnce, rehypeLinkedImages} from './rehypePlugins';

type Props = {
  /** The block's Markdown. */
  children: string;
  /** More text is to come: highlighting its code each time would cost too much. */
  isGrowing: boolean;
};

/** A block of an answer, which is parsed again only when its text changes. */
const AnswerBlock = memo(function AnswerBlock({children, isGrowing}: Props) {
  const {id, citations} = useContext(AnswerContext);
  const options = useMemo(() => optionsFor(id, citations, isGrowing), [id, citations, isGrowing]);
  return <ReactMarkdown {...options}>{children}</ReactMarkdown>;
});

export default AnswerBlock;

function optionsFor(id: string, citations: readonly string[] | undefined, isGrowing: boolean): Options {
  const prefix = `${id}-`;
  return {
    components,
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: {clobberPrefix: prefix},
    rehypePlugins: [
      rehypeLinkedImages,
      [rehypeFootnoteLabel, prefix],
      ...(citations ? [() => rehypeCitations(citations)] : []),
      ...(isGrowing ? [] : [rehypeHighlightOnce]),
    ],
  };
}

/** Headings stand below that of the message. Images never load: they are links. */
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
