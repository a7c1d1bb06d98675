import {createContext, memo, useContext, useMemo, useState, type ComponentProps, type ReactNode} from 'react';
import ReactMarkdown, {type Components} from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {advanceBlocks, noBlocks, openFence} from '@site/src/askAi/markdownBlocks';
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
  return (
    <AnswerContext value={context}>
      <div className={styles.answer}>
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          <Block key={index} id={id} markdown={block} />
        ))}
        {code && <AnswerCode language={code.language}>{code.code}</AnswerCode>}
      </div>
    </AnswerContext>
  );
}

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
  const hasFence = markdown.includes('```') || markdown.includes('~~~');
  const isHighlighted = hasFence && markdown.length <= LONGEST_HIGHLIGHTED;
  return (
    <ReactMarkdown
      remarkPlugins={gfm}
      rehypePlugins={isHighlighted ? highlight : null}
      remarkRehypeOptions={{clobberPrefix: `${id}-`}}
      components={components}
    >
      {markdown}
    </ReactMarkdown>
  );
});

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
        <Link to={link.href} onClick={onLeave}>
          {children}
        </Link>
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
