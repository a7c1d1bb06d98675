import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {absoluteAddress} from '../../src/urls/address';
import {facts} from '../../src/facts/registry';
import {formatMarkdown} from '../corpus/formatMarkdown';
import {showFacts} from '../remark-facts/labelFacts';
import {parseMarkdown} from '../shared/markdown';

/** Returns a Markdown text of a document without formatting, with the values of its facts. */
export function plainText(markdown: string): string {
  return toString(parse(markdown));
}

/** Returns a Markdown text of a document with the values of its facts and with absolute links. */
export function publicText(markdown: string, site: string): string {
  const tree = parse(markdown);
  visit(tree, 'link', (node) => {
    node.url = absoluteAddress(node.url, {page: site, site});
  });
  return formatMarkdown(tree).trimEnd();
}

function parse(markdown: string): Root {
  return parseMarkdown(showFacts(markdown, facts).text);
}
