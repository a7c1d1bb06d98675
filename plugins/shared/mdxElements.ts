import type {Node, Parent} from 'unist';

/** A component in a page's Markdown (mdast) or HTML (hast) tree; the types of these trees don't include it. */
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

/** Returns the value of a string attribute; undefined if it is missing or isn't a string. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  const value = element.attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Sets an attribute to a string, or removes it if the value is undefined. */
export function setAttribute(element: MdxElement, name: string, value: string | undefined): void {
  element.attributes = element.attributes.filter((attribute) => attribute.name !== name);
  if (value !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name, value});
}

/** Creates a component without children at the position of another node. Undefined attributes are omitted. */
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
