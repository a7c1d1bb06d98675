import type {Node, Parent} from 'unist';

/** A component in a page's Markdown (mdast) or HTML (hast) tree; the types of both trees leave it out. */
export type MdxElement = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: MdxAttribute[];
};

type MdxAttribute = {type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'; name?: string; value?: unknown};

export function isMdxElement(node: Node, name?: string): node is MdxElement {
  return (
    /^mdxJsx(Flow|Text)Element$/.test(node.type) && (name === undefined || (node as MdxElement).name === name)
  );
}

/** The text of an attribute; undefined where it is missing or isn't a string. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  const value = element.attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Sets an attribute to a text, or removes it where the text is undefined. */
export function setAttribute(element: MdxElement, name: string, value: string | undefined): void {
  element.attributes = element.attributes.filter((attribute) => attribute.name !== name);
  if (value !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name, value});
}

/** A component without children, in the place of another node; undefined attributes are left out. */
export function createMdxElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  {position}: Node,
): MdxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
    position,
  };
}
