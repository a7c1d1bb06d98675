import {existsSync, readFileSync, statSync} from 'node:fs';
import type {Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {facts} from '../../src/facts/registry';
import {replaceFacts} from '../remark-facts/replaceFacts';
import {explicitId} from '../shared/headingId';
import {parseMarkdown} from '../shared/markdown';

/** Maps the heading id of each term to its definition as plain text. */
export type Glossary = ReadonlyMap<string, string>;

/**
 * Parses a glossary page: each term is an H3 with an explicit id, and the paragraph after it is the definition.
 *
 * @param file path of the page, for error messages
 */
function parseGlossary(source: string, file: string): Glossary {
  const tree = parseMarkdown(source, file);
  replaceFacts(tree, facts, {path: file});
  return definitionsOf(tree);
}

/** Returns a function that reads the glossary page, again if it changed. It returns undefined if the page doesn't exist. */
export function createGlossaryReader(file: string): () => Glossary | undefined {
  let cached: {modified: number; glossary: Glossary} | undefined;
  return () => {
    if (!existsSync(file)) return undefined;
    const modified = statSync(file).mtimeMs;
    if (cached?.modified !== modified)
      cached = {modified, glossary: parseGlossary(readFileSync(file, 'utf8'), file)};
    return cached.glossary;
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
