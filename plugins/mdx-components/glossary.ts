import {existsSync, readFileSync, statSync} from 'node:fs';
import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {facts} from '../../src/facts/registry';
import {replaceFacts} from '../remark-facts';

/** Definitions as plain text, by the id of the term's heading on the glossary page. */
export type Glossary = ReadonlyMap<string, string>;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).freeze();

/**
 * The glossary of a page in which each term is an H3 with an explicit id and a first paragraph that defines it.
 *
 * @param file the page's path, as errors name it
 */
function parseGlossary(source: string, file: string): Glossary {
  const tree = parser.parse(source);
  replaceFacts(tree, facts, file);
  return definitionsOf(tree);
}

/** Reads the glossary page again where it changed; undefined where it doesn't stand. */
export function createGlossaryReader(file: string): () => Glossary | undefined {
  let read: {changed: number; glossary: Glossary} | undefined;
  return () => {
    if (!existsSync(file)) return undefined;
    const changed = statSync(file).mtimeMs;
    if (read?.changed !== changed)
      read = {changed, glossary: parseGlossary(readFileSync(file, 'utf8'), file)};
    return read.glossary;
  };
}

function definitionsOf({children}: Root): Glossary {
  return new Map(
    children.flatMap((node, index): [string, string][] => {
      const id = node.type === 'heading' && node.depth === 3 ? idOf(node) : undefined;
      const definition = id === undefined ? undefined : firstParagraph(children.slice(index + 1));
      return id === undefined || definition === undefined ? [] : [[id, textOf(definition)]];
    }),
  );
}

function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

function firstParagraph(nodes: readonly RootContent[]): Paragraph | undefined {
  const end = nodes.findIndex(({type}) => type === 'heading');
  return nodes
    .slice(0, end === -1 ? undefined : end)
    .find((node): node is Paragraph => node.type === 'paragraph');
}

function textOf(paragraph: Paragraph): string {
  return toString(paragraph).replace(/\s+/g, ' ').trim();
}
