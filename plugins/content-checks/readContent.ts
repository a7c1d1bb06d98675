import type {Code, Heading as HeadingNode, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {explicitId} from '../shared/headingId';
import {attributeOf, isMdxElement, type MdxElement} from '../shared/mdxElements';
import {fenceProblems} from '../shared/codeFence';
import {lastMark, parseFenceMeta} from '../shared/fenceMeta';
import {lineOf} from '../shared/pageProblems';
import {factsIn, withoutFacts} from '../remark-facts/labelFacts';
import {parseSampleReference} from '../remark-samples/resolve';
import {findBuildProblems} from './findBuildProblems';
import type {Fence, Heading, PageContent} from './page';
import {parseFrontMatter} from './parseFrontMatter';
import {readForm} from './readForm';

/** Returns all parts of a page that the checks read, in document order. */
export function readContent(tree: Root, source: string): PageContent {
  const content: PageContent = {
    frontMatter: parseFrontMatter(tree),
    headings: [],
    fences: [],
    inlineCode: [],
    prose: [],
    links: [],
    images: [],
    terms: [],
    facts: [],
    statements: [],
    form: readForm(tree),
    buildProblems: [],
  };
  const addFacts = (text: string, line: number) => {
    for (const name of factsIn(text)) content.facts.push({name, line});
  };
  const addLabel = (label: string | null | undefined, line: number) => {
    if (!label?.trim()) return;
    addFacts(label, line);
    content.prose.push(...withoutFacts(label, line).map((piece) => ({kind: 'label' as const, ...piece})));
  };
  const addFence = (fence: Fence) => {
    const {title, description, unverified} = fence.meta;
    content.fences.push(fence);
    for (const label of [title, description, unverified]) addLabel(label, fence.line);
  };
  visit(tree, (node) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'yaml':
        for (const {label, line: at} of frontMatterLabels(node.value, line + 1)) addLabel(label, at);
        break;
      case 'text':
        content.prose.push({
          kind: 'text',
          text: source.slice(node.position?.start.offset, node.position?.end.offset),
          line,
        });
        break;
      case 'heading':
        content.headings.push(readHeading(node, line));
        break;
      case 'code':
        addFence(readFence(node, line));
        if (node.lang === 'mermaid')
          node.value.split('\n').forEach((text, at) => addFacts(text, line + 1 + at));
        break;
      case 'inlineCode':
        content.inlineCode.push({code: node.value, line});
        break;
      case 'link':
        content.links.push({url: node.url, text: toString(node), line});
        break;
      case 'definition':
        content.links.push({url: node.url, text: node.label ?? '', line});
        break;
      case 'image':
        content.images.push({src: node.url, alt: node.alt ?? '', line});
        addLabel(node.alt, line);
        break;
      case 'mdxjsEsm':
        content.statements.push({code: node.value, line});
        break;
      case 'textDirective':
        if (node.name !== 'fact') break;
        // `findBuildProblems` reports a missing name.
        if (toString(node).trim() !== '') content.facts.push({name: toString(node).trim(), line});
        return 'skip';
      default:
        if (isMdxElement(node)) {
          readElement(node, line, content);
          for (const name of labelAttributes) addLabel(attributeOf(node, name), line);
        }
    }
    return undefined;
  });
  // Last, because it fills content of the OpenAPI documents into the tree. Of it, links need the headings.
  content.buildProblems = findBuildProblems(tree);
  const written = new Set(content.headings.map(({id}) => id));
  visit(tree, 'heading', (node) => {
    const heading = readHeading(node, lineOf(node));
    if (!written.has(heading.id)) content.headings.push(heading);
  });
  return content;
}

const labelKeys = new Set(['title', 'description', 'sidebar_label']);
const labelAttributes = ['title', 'description', 'summary', 'label', 'alt', 'caption'] as const;
const pictures = new Set(['img', 'Image', 'ThemedImage']);

function readElement(element: MdxElement, line: number, {links, images, terms}: PageContent): void {
  const text = attributeOf(element, 'title') ?? toString(element);
  for (const url of [attributeOf(element, 'href'), attributeOf(element, 'to')]) {
    if (url !== undefined) links.push({url, text, line});
  }
  if (element.name === 'Term') terms.push({id: attributeOf(element, 'id'), line});
  if (pictures.has(element.name ?? '')) {
    images.push({src: attributeOf(element, 'src') ?? '', alt: attributeOf(element, 'alt') ?? '', line});
  }
}

function readHeading(node: HeadingNode, line: number): Heading {
  const text = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
  return {depth: node.depth, text, id: explicitId(node), line};
}

function readFence(node: Code, line: number): Fence {
  const {meta} = parseFenceMeta(node.meta ?? '');
  const {title, description, file, unverified, isExcerpt} = meta;
  const language = node.lang ?? undefined;
  return {
    language,
    meta: {title, description, file, unverified, ...(isExcerpt && {isExcerpt})},
    lastMark: lastMark(meta),
    problems: fenceProblems({language, meta: node.meta ?? ''}),
    sample: parseSampleReference(node.meta ?? ''),
    code: node.value,
    line,
  };
}

function frontMatterLabels(yaml: string, firstLine: number): {label: string; line: number}[] {
  return yaml.split('\n').flatMap((text, index) => {
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? [];
    return labelKeys.has(key) && value !== '' ? [{label: value, line: firstLine + index}] : [];
  });
}
