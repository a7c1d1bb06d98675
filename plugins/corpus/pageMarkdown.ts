import type {Code, Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import {sourceUrl} from '../../src/urls/repositoryUrl';
import {absoluteAddress, pageAddress} from '../../src/urls/address';
import {withSetup} from '../../src/retrieval/index/sampleSetup';
import {sampleOf} from '../remark-samples';
import {parseFenceMeta} from '../shared/fenceMeta';
import type {DocPage} from './docPages';
import {formatMarkdown} from './formatMarkdown';
import {heading, link, paragraph, root, strong} from './mdastNodes';

/**
 * Returns the text of a page as GitHub-flavoured Markdown: links are absolute, titles of code become captions, samples
 * have their setup and are followed by a link to their source, and diagrams have their description before their Mermaid source.
 *
 * @param plain the tree that `plainTree` returned, which isn't changed
 * @param site URL of the home page, with a trailing slash
 */
export function pageMarkdown(plain: Root, route: string, site: string): string {
  const tree = structuredClone(plain);
  const page = pageAddress(route, site);
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = absoluteAddress(node.url, {page, site});
    }
    if (node.type !== 'code' || parent === undefined || index === undefined) return undefined;
    const value = withSetup(node.value, sampleOf(node)?.setup);
    const blocks = [...captionOf(node), {...node, value, meta: null}, ...sourceLineOf(node)];
    parent.children.splice(index, 1, ...blocks);
    return [SKIP, index + blocks.length];
  });
  return formatMarkdown(tree);
}

/** Returns the paragraph with the title of a code block or diagram, and the description of a diagram; none without a title. */
function captionOf(node: Code): Paragraph[] {
  const {lang, meta} = node;
  const {title: written, description} = parseFenceMeta(meta ?? '').meta;
  const title = sampleOf(node)?.title ?? written;
  if (title === undefined) return [];
  const isDiagram = lang === 'mermaid' && description !== undefined;
  return [paragraph(strong(title), isDiagram ? `: ${description}` : '')];
}

/** Returns the paragraph with the source of a sample; none for other code. */
function sourceLineOf(node: Code): Paragraph[] {
  const source = sampleOf(node)?.source;
  if (source === undefined) return [];
  const url = sourceUrl(source);
  // Written as `<url>`: a text would double the line, and the site has thousands of samples.
  return [paragraph('Source: ', link(url, url))];
}

type Front = Pick<DocPage, 'route' | 'title' | 'description' | 'checked' | 'deprecated'>;

/** Returns the Markdown file of a page: front matter, title and text. */
export function markdownFile(
  {route, title, description, checked, deprecated}: Front,
  text: string,
  site: string,
): string {
  const front = {
    title,
    description,
    canonical: pageAddress(route, site),
    // What the page was checked against, and the month.
    ...(checked !== undefined && {checked}),
    ...(deprecated && {deprecated}),
  };
  const start = root([heading(1, title), paragraph('All pages: ', link('llms.txt', `${site}llms.txt`))]);
  return `---\n${stringify(front, {lineWidth: 0})}---\n\n${formatMarkdown(start)}\n${text}`;
}
