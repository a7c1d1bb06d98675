import type {Heading} from 'mdast';

/** The id that ends a heading, `## Title {/* #id *\/}`, as Docusaurus reads it; undefined where there is none. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression' || !last.data?.estree) return undefined;
  const {body, comments = []} = last.data.estree;
  if (body.length > 0 || comments?.length !== 1) return undefined;
  const [word = ''] = comments[0]!.value.trim().split(' ');
  return word.startsWith('#') && word.length > 1 ? word.slice(1) : undefined;
}
