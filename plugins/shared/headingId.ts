import type {Heading} from 'mdast';

/** Returns the explicit id at the end of a heading, `## Title {/* #id *\/}`, as Docusaurus parses it. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression' || !last.data?.estree) return undefined;
  const {body, comments = []} = last.data.estree;
  if (body.length > 0 || comments?.length !== 1) return undefined;
  const [word = ''] = comments[0]!.value.trim().split(' ');
  return word.startsWith('#') && word.length > 1 ? word.slice(1) : undefined;
}
