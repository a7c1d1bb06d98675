import {createContext, memo, useContext, useMemo, useState, type ComponentProps, type ReactNode} from 'react';
import ReactMarkdown, {type Components} from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  advanceBlocks,
  longTable,
  noBlocks,
  openFence,
  type LongTable as Table,
} from '@site/src/askAi/markdownBlocks';
import PageLink from '../PageLink';
import AnswerCode from './AnswerCode';
import {linkKind} from './linkKind';
import styles from './styles.module.css';

type Props = {
  /** Tells the notes of this answer from those of others on the page. */
  id: string;
  text: string;
  /** More is to come. */
  isOpen: boolean;
  /** A link leads to a page of the site. */
  onLeave?: () => void;
};

/** An answer's Markdown. While it grows, only its last block is read again. */
export default function Answer({id, text, isOpen, onLeave}: Props) {
  const [readBlocks] = useState(createBlockReader);
  const {settled, open} = readBlocks(text);
  const code = isOpen ? openFence(open) : undefined;
  const blocks = code || open === '' ? settled : [...settled, open];
  const context = useMemo(() => ({id, onLeave}), [id, onLeave]);
  const length = Math.ceil((blocks.length + (code ? 1 : 0)) / BLOCKS_IN_PART);
  const parts = Array.from({length}, (_, part) =>
    blocks.slice(part * BLOCKS_IN_PART, (part + 1) * BLOCKS_IN_PART),
  );
  return (
    <AnswerContext value={context}>
      <div className={styles.answer}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          <Part key={index} id={id} blocks={part} code={index === parts.length - 1 ? code : undefined} />
        ))}
      </div>
    </AnswerContext>
  );
}

/** The browser lays out and paints a part that grows, and leaves the others alone. */
const BLOCKS_IN_PART = 12;

type PartProps = {id: string; blocks: readonly string[]; code: ReturnType<typeof openFence>};

const Part = memo(
  function Part({id, blocks, code}: PartProps) {
    return (
      <div className={styles.part}>
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          <Block key={index} id={id} markdown={block} />
        ))}
        {code && <AnswerCode language={code.language}>{code.code}</AnswerCode>}
      </div>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.code === after.code &&
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, index) => block === after.blocks[index]),
);

const AnswerContext = createContext<{id: string; onLeave?: () => void}>({id: ''});

/** Reads the blocks of a growing text. What it remembers changes how fast it is, not what it returns. */
function createBlockReader() {
  let blocks = noBlocks;
  return (text: string) => (blocks = advanceBlocks(blocks, text));
}

const gfm = [remarkGfm];

// A block has a processor of its own, and this plugin would compile every grammar for each of them.
const highlightTree = rehypeHighlight();
const highlight = [() => highlightTree];

/** Characters of a block that is highlighted: a longer one would hold up the page when it settles. */
const LONGEST_HIGHLIGHTED = 5000;

const Block = memo(function Block({id, markdown}: {id: string; markdown: string}) {
  const table = longTable(markdown);
  return table ? <LongTable id={id} {...table} /> : <Markdown id={id}>{markdown}</Markdown>;
});

type MarkdownProps = {id: string; children: string; as?: Components};

const Markdown = memo(function Markdown({id, children, as = components}: MarkdownProps) {
  const hasFence = children.includes('```') || children.includes('~~~');
  const isHighlighted = hasFence && children.length <= LONGEST_HIGHLIGHTED;
  return (
    <ReactMarkdown
      remarkPlugins={gfm}
      rehypePlugins={isHighlighted ? highlight : null}
      remarkRehypeOptions={{clobberPrefix: `${id}-`}}
      components={as}
    >
      {children}
    </ReactMarkdown>
  );
});

/** Pieces of rows that stand in one table: what follows stands in another, for a table is laid out as a whole. */
const PIECES_TOGETHER = 5;

/** A table of which only the last rows are read again while it grows. */
function LongTable({id, head, pieces}: Table & {id: string}) {
  const tables = Array.from({length: Math.ceil(pieces.length / PIECES_TOGETHER)}, (_, table) =>
    pieces.slice(table * PIECES_TOGETHER, (table + 1) * PIECES_TOGETHER),
  );
  /* oxlint-disable react/no-array-index-key -- tables and rows keep their place */
  return tables.map((table, index) => (
    <AnswerTable key={index}>
      <Markdown id={id} as={headOnly}>
        {head}
      </Markdown>
      {table.map((rows, piece) => (
        <Markdown key={piece} id={id} as={rowsOnly}>
          {head + rows}
        </Markdown>
      ))}
    </AnswerTable>
  ));
  /* oxlint-enable react/no-array-index-key */
}

/** Headings of an answer stand below that of its message. Pictures never load: they are links. */
const components: Components = {
  a: AnswerLink,
  img: ({src, alt}) => <AnswerLink href={typeof src === 'string' ? src : undefined}>{alt || src}</AnswerLink>,
  pre: ({children}) => <AnswerCode>{children}</AnswerCode>,
  table: AnswerTable,
  input: ({checked}) => <>{checked ? '☑ ' : '☐ '}</>,
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
};

const headOnly: Components = {...components, table: ({children}) => children};
const rowsOnly: Components = {...headOnly, thead: () => null};

function AnswerTable({children}: Pick<ComponentProps<'table'>, 'children'>): ReactNode {
  return (
    <section
      className={styles.table}
      aria-label={translate({id: 'askAi.table', message: 'Table'})}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      <table>{children}</table>
    </section>
  );
}

function AnswerLink({href = '', children}: Pick<ComponentProps<'a'>, 'href' | 'children'>): ReactNode {
  const {onLeave} = useContext(AnswerContext);
  const {siteConfig} = useDocusaurusContext();
  const link = linkKind(href, siteConfig.url);
  switch (link.kind) {
    case 'none':
      return <span>{children}</span>;
    case 'page':
      return (
        <PageLink to={link.href} onLeave={onLeave}>
          {children}
        </PageLink>
      );
    case 'plain':
      return <a href={link.href}>{children}</a>;
    case 'outside':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    default:
      return link satisfies never;
  }
}
