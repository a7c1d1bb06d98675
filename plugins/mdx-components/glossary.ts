import {existsSync, readFileSync, statSync} from 'node:fs';
import type {Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {facts} from '../../src/facts/registry';
import {replaceFacts} from '../remark-facts';
import {explicitId} from '../shared/headingId';
import {parseMarkdown} from '../shared/markdown';

/** Definitions as plain text, by the id of the term's heading on the glossary page. */
export type Glossary = ReadonlyMap<string, string>;

/**
 * The glossary of a page in which each term is an H3 with an explicit id and a first paragraph that defines it.
 *
 * @param file the page's path, as errors name it
 */
function parseGlossary(source: string, file: string): Glossary {
  const tree = parseMarkdown(source, file);
  replaceFacts(tree, facts, file);
  return definitionsOf(tree);
}

/** Reads the glossary page again where it changed; undefined where there is none. */
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
      const id = node.type === 'heading' && node.depth === 3 ? explicitId(node) : undefined;
      const definition = id === undefined ? undefined : firstParagraph(children.slice(index + 1));
      return id === undefined || definition === undefined ? [] : [[id, textOf(definition)]];
    }),
  );
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
