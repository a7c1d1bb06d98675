import {types} from 'node:util';
import {parseMermaid, renderMermaidSVG} from './mermaid';

/** A problem of a diagram and how to fix it. `line` counts from 1 inside the diagram's source. */
export type SourceProblem = {line: number; message: string};

const WORD = /[\p{L}\p{N}_]+/gu;
/** Doesn't match the stereotype of a class, `<<interface>>`. */
const HTML_TAG = /(?<!<)<\/?(?!br\b)[a-z][^<>]*>(?!>)/i;
const GRAPH = /^(?:flowchart|graph|stateDiagram)/;

/**
 * Finds text that the diagram library would silently omit. It skips each line, and each end of a line, that it can't parse. A
 * word isn't drawn if changing it doesn't change the drawing.
 *
 * @returns one problem for each line with omitted words; for flowcharts, also elements that are parsed incorrectly
 * @throws Error from the library if it can't draw the diagram at all
 */
export function checkSource(source: string): SourceProblem[] {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isComment(line));
  const header = lines[first]?.trim() ?? '';
  if (header.startsWith('xychart'))
    return [{line: first + 1, message: 'the style sheet has no colours for charts: write a table'}];
  const isGraph = GRAPH.test(header);
  // Laying out a graph takes a thousand times as long as parsing it.
  const render = isGraph ? (text: string) => JSON.stringify(parseMermaid(text), withMaps) : renderMermaidSVG;
  const drawn = render(source);
  const isIgnored = (index: number, word: RegExpMatchArray) => {
    const line = lines[index]!;
    const other = /^\d/.test(word[0]) ? `9${word[0]}` : `${word[0]}x`;
    const changed = line.slice(0, word.index) + other + line.slice(word.index! + word[0].length);
    try {
      return render(lines.with(index, changed).join('\n')) === drawn;
    } catch {
      // The renderer rejects the change, so it reads the word.
      return false;
    }
  };
  const body = lines.map((line, index) => (index <= first || isComment(line) ? '' : line.trim()));
  if (body.every((line) => line === '')) {
    return [{line: first + 1, message: `the ${header} is empty: add its content`}];
  }
  const problems = body.flatMap((line, index): SourceProblem[] => {
    const found: string[] = [];
    const ignored =
      line === '' ? [] : [...lines[index]!.matchAll(WORD)].filter((word) => isIgnored(index, word));
    if (ignored.length > 0) {
      found.push(
        `the drawing would omit ${ignored.join(', ')} of "${line}": correct it (use a supported arrow, label a node where it first occurs, end each block) or remove it`,
      );
    }
    const tag = HTML_TAG.exec(line)?.[0];
    if (isGraph && line !== '' && endsWithArrow(lines, index))
      found.push(`the arrow at the end of "${line}" leads to no node: write its target, or remove it`);
    if (tag !== undefined)
      found.push(`a label contains the tag ${tag}: write plain text, and <br/> for a line break`);
    return found.map((message) => ({line: index + 1, message}));
  });
  return isGraph ? [...problems, ...graphProblems(source, lines)] : problems;
}

/** Returns whether a node added to the end of a line gets an arrow to it, which the library would silently omit. */
function endsWithArrow(lines: readonly string[], index: number): boolean {
  const arrowsIn = (text: readonly string[]) => parseMermaid(text.join('\n')).edges.length;
  return arrowsIn(lines.with(index, `${lines[index]} NodeAtTheEnd`)) > arrowsIn(lines);
}

function isComment(line: string): boolean {
  return line.trim().startsWith('%%');
}

function withMaps(_: string, value: unknown): unknown {
  return types.isMap(value) ? [...value] : value;
}

/** Finds elements that the library parses differently than the author intended. */
function graphProblems(source: string, lines: readonly string[]): SourceProblem[] {
  const {nodes, subgraphs} = parseMermaid(source);
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  const joined = [...nodes.keys()].filter((id) => /--|==|-\./.test(id));
  const empty = subgraphs.filter(({nodeIds, children}) => nodeIds.length + children.length === 0);
  return [
    ...joined.map((id) => ({
      line: lineOf(id),
      message: `"${id}" contains an arrow without spaces around it: add a space on each side`,
    })),
    ...empty.map(({label}) => ({
      line: lineOf(label),
      message: `the subgraph ${label} contains no node: declare its nodes between "subgraph" and "end", before other lines use them`,
    })),
  ];
}
