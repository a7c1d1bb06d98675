import type {Root} from 'mdast';
import {isMap, isScalar} from 'yaml';
import {parseYaml} from '../shared/yaml';
import type {FrontMatter} from './page';

/** Returns the values of a page's front matter and the line of each key. */
export function parseFrontMatter(tree: Root): FrontMatter {
  const node = tree.children[0];
  if (node?.type !== 'yaml') return {values: undefined, lines: {}};
  const fence = node.position?.start.line ?? 1;
  const {document, error, lineAt} = parseYaml(node.value);
  if (error !== undefined) {
    const message = `the front matter isn't valid YAML: ${error.message}; correct it (values that contain a colon need quotes)`;
    return {values: undefined, lines: {}, error: {line: fence + error.line, message}};
  }
  const lines: Record<string, number> = {};
  const map = document.contents;
  if (!isMap(map)) return {values: {}, lines};
  for (const {key} of map.items) {
    if (isScalar(key) && key.range) lines[String(key.value)] = fence + lineAt(key.range[0]);
  }
  return {values: document.toJS() as Record<string, unknown>, lines};
}
