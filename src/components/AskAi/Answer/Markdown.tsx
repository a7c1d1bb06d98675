import {createContext, memo, useContext, useMemo, type ComponentProps, type ReactNode} from 'react';
import ReactMarkdown, {type Components, type Options} from 'react-markdown';
import {isNote, labelOfNote, withDefinitions} from '@site/src/askAi/markdownBlocks';
import {AnswerContext} from './AnswerContext';
import {AnswerPre} from './AnswerCode';
import AnswerLink from './AnswerLink';
import AnswerTable from './AnswerTable';
import {rehypeCitations} from './rehypeCitations';
import styles from './styles.module.css';
import {
  rehypeHighlightOnce,
  rehypeNotes,
  rehypePart,
  rehypePicturesInLinks,
  rehypeTightItems,
  remarkPlugins,
  type MarkdownPart,
} from './trees';

type Props = {
  children: string;
  part?: MarkdownPart;
  /** More is to come: its code would be highlighted anew each time. */
  isOpen?: boolean;
};

/** Characters of a piece whose code is highlighted: a longer one would hold up the page when it settles. */
export const LONGEST_HIGHLIGHTED = 5000;

/** A piece of an answer's Markdown. */
const Markdown = memo(function Markdown({children, part = 'whole', isOpen = false}: Props) {
  const {id, definitions, citations} = useContext(AnswerContext);
  const mayHoldCode = !isOpen && children.length <= LONGEST_HIGHLIGHTED && /```|~~~/.test(children);
  const labels = useMemo(
    () => (children.includes('[^') ? definitions.flatMap((line) => labelOfNote(line) ?? []) : []),
    [children, definitions],
  );
  return (
    <Read
      id={id}
      part={part}
      labels={labels.join('\n')}
      citations={citations}
      isHighlighted={part === 'code' || mayHoldCode}
    >
      {textOf(children, part, definitions)}
    </Read>
  );
});

export default Markdown;

function textOf(children: string, part: MarkdownPart, definitions: readonly string[]): string {
  switch (part) {
    case 'code':
      return children;
    case 'notes':
      // It has their definitions itself.
      return withDefinitions(
        children,
        definitions.filter((line) => !isNote(line)),
      );
    default:
      return withDefinitions(children, definitions);
  }
}

type ReadProps = Required<Pick<Props, 'children' | 'part'>> & {
  id: string;
  /** Those of all notes that the piece may refer to, a line for each. */
  labels: string;
  isHighlighted: boolean;
  citations?: readonly string[];
};

/** What is the same as before isn't read again. */
const Read = memo(function Read(props: ReadProps) {
  return <ReactMarkdown {...optionsOf(props)} />;
});

function optionsOf({id, part, labels, isHighlighted, citations, children}: ReadProps): Options {
  const prefix = `${id}-`;
  return {
    children,
    remarkPlugins,
    rehypePlugins: [
      rehypeTightItems,
      ...(children.includes('![') ? [rehypePicturesInLinks] : []),
      ...(children.includes('[^') ? [() => rehypeNotes(prefix, labels.split('\n'), part)] : []),
      ...(citations ? [() => rehypeCitations(citations)] : []),
      ...(isHighlighted ? [rehypeHighlightOnce] : []),
      [rehypePart, part],
    ],
    remarkRehypeOptions: {clobberPrefix: prefix},
    components,
  };
}

/**
 * Reads a little of what answers have, each kind in a task of its own: the first reading, for which the browser compiles
 * what reads, takes longer than a frame may. It doesn't wait until the browser is idle, since an answer that streams
 * leaves it no time to be. Once all is read it does nothing.
 */
export function readAhead(): void {
  const children = unread.shift();
  if (children === undefined) return;
  setTimeout(() => {
    ReactMarkdown(
      optionsOf({
        id: 'ahead',
        part: 'whole',
        labels: '',
        isHighlighted: children.startsWith('```'),
        children,
      }),
    );
    readAhead();
  }, FRAME);
}

/** Milliseconds between two readings, in which the browser can draw the window that opens. */
const FRAME = 16;

const unread = [
  '## A heading\n',
  'Some **words**.\n',
  'An *emphasis* and `code`.\n',
  '[A link](/).\n',
  '- An item.\n',
  '1. An item:\n   - inside of it.\n',
  '| A | B |\n| --- | ---: |\n| 1 | 2 |\n',
  '```\nA text\n```\n',
  '```json\n1\n```\n',
  '```rust\nlet a = 1;\n```\n',
];

/** What a list or a paragraph is besides its own piece of Markdown. */
type Held = {
  /** What else stands in it. */
  joined?: ReactNode;
  /** It goes on with the one before. */
  goesOn?: boolean;
  /** It is the one paragraph of an item. */
  isTight?: boolean;
};

export const Holding = createContext<Held>({});

type HolderProps = {as: 'ul' | 'ol' | 'p'; start?: number; children?: ReactNode};

/** A list or a paragraph. */
export function Holder({as, start, children}: HolderProps) {
  const {joined, goesOn, isTight} = useContext(Holding);
  const Tag = as === 'p' && isTight ? 'div' : as;
  // What stands there stays the same elements when more joins it. Nothing joins the blocks inside of either.
  return (
    <Tag {...(start !== undefined && {start})} {...(goesOn && Tag !== 'div' && {className: styles.goesOn})}>
      <Holding value={nothingHeld}>
        {children}
        {joined}
      </Holding>
    </Tag>
  );
}

const nothingHeld: Held = {};

/** Headings of an answer stand below that of its message. Pictures never load: they are links. */
const components: Components = {
  a: AnswerLink,
  img: ({src, alt}) => <AnswerLink href={typeof src === 'string' ? src : undefined}>{alt || src}</AnswerLink>,
  pre: AnswerPre,
  table: AnswerTable,
  input: ({checked}: ComponentProps<'input'>) => <>{checked ? '☑ ' : '☐ '}</>,
  ul: ({children}) => <Holder as="ul">{children}</Holder>,
  ol: ({children, start}) => (
    <Holder as="ol" start={start}>
      {children}
    </Holder>
  ),
  p: ({children}) => <Holder as="p">{children}</Holder>,
  blockquote: ({children}) => (
    <blockquote>
      <Holding value={nothingHeld}>{children}</Holding>
    </blockquote>
  ),
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
};
