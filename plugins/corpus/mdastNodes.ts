import type {BlockContent, List, ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';

/** Functions that create nodes of a Markdown tree. Inline content can be given as text. */

type Inline = PhrasingContent | string;

export function root(children: RootContent[]): Root {
  return {type: 'root', children};
}

export function heading(depth: 1 | 2, text: string): RootContent {
  return {type: 'heading', depth, children: inline([text])};
}

export function paragraph(...content: Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(content)};
}

export function quote(text: string): RootContent {
  return {type: 'blockquote', children: [paragraph(text)]};
}

export function list(children: ListItem[]): List {
  return {type: 'list', spread: false, children};
}

export function item(content: Inline[], below: BlockContent[] = []): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(...content), ...below]};
}

export function link(text: string, url: string): PhrasingContent {
  return {type: 'link', url, children: inline([text])};
}

export function strong(text: string): PhrasingContent {
  return {type: 'strong', children: inline([text])};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

function inline(content: Inline[]): PhrasingContent[] {
  return content
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? {type: 'text', value: part} : part));
}
