import type {Root} from 'mdast';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {describeYamlError} from './checkDataFences';
import type {FrontMatter} from './page';

/** Returns the values of a page's front matter and the line of each key. */
export function parseFrontMatter(tree: Root): FrontMatter {
  const node = tree.children[0];
  if (node?.type !== 'yaml') return {values: undefined, lines: {}};
  const firstLine = (node.position?.start.line ?? 1) + 1;
  const counter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter: counter});
  const error = document.errors[0];
  if (error !== undefined) {
    const line = firstLine + (error.linePos?.[0].line ?? 1) - 1;
    const message = `the front matter isn't valid YAML: ${describeYamlError(error)}; correct it (values that contain a colon need quotes)`;
    return {values: undefined, lines: {}, error: {line, message}};
  }
  const lines: Record<string, number> = {};
  const map = document.contents;
  if (!isMap(map)) return {values: {}, lines};
  for (const {key} of map.items) {
    if (isScalar(key) && key.range)
      lines[String(key.value)] = firstLine + counter.linePos(key.range[0]).line - 1;
  }
  return {values: document.toJS() as Record<string, unknown>, lines};
}
