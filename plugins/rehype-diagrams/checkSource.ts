import {types} from 'node:util';
import {parseMermaid, renderMermaidSVG} from './mermaid';

/** What can't be drawn, and what to do; `line` counts from 1 inside the diagram's source. */
export type SourceProblem = {line: number; message: string};

const WORD = /[\p{L}\p{N}_]+/gu;
/** A class' stereotype, `<<interface>>`, isn't one. */
const HTML_TAG = /(?<!<)<\/?(?!br\b)[a-z][^<>]*>(?!>)/i;
const GRAPH = /^(?:flowchart|graph|stateDiagram)/;

/**
 * What the drawing library would leave out without a word. It skips each line, and each end of a line, that it can't read;
 * so a word of the source that can be changed without changing the drawing isn't drawn.
 *
 * @returns one problem for each line with such words, and for flowcharts what would look wrong though it is read.
 * @throws Error from the library where it can't draw the diagram at all.
 */
export function checkSource(source: string): SourceProblem[] {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isComment(line));
  const isGraph = GRAPH.test(lines[first]?.trim() ?? '');
  // The layout of graphs takes a thousand times as long as reading them.
  const read = isGraph ? (text: string) => JSON.stringify(parseMermaid(text), withMaps) : renderMermaidSVG;
  const drawn = read(source);
  const isIgnored = (index: number, word: RegExpMatchArray) => {
    const line = lines[index]!;
    const other = /^\d/.test(word[0]) ? `9${word[0]}` : `${word[0]}x`;
    const changed = line.slice(0, word.index) + other + line.slice(word.index! + word[0].length);
    try {
      return read(lines.with(index, changed).join('\n')) === drawn;
    } catch {
      return false;
    }
  };
  const body = lines.map((line, index) => (index <= first || isComment(line) ? '' : line.trim()));
  if (body.every((line) => line === '')) {
    return [{line: first + 1, message: `the ${lines[first]!.trim()} is empty: add what it shows`}];
  }
  const problems = body.flatMap((line, index): SourceProblem[] => {
    const found: string[] = [];
    const ignored =
      line === '' ? [] : [...lines[index]!.matchAll(WORD)].filter((word) => isIgnored(index, word));
    if (ignored.length > 0) {
      found.push(
        `the drawing would leave out ${ignored.join(', ')} of "${line}": correct it (an arrow that can be drawn, a label where its node is first named, the end of each block) or remove it`,
      );
    }
    const tag = HTML_TAG.exec(line)?.[0];
    if (tag !== undefined)
      found.push(`a label has the tag ${tag}: write plain text, and <br/> for a new line`);
    return found.map((message) => ({line: index + 1, message}));
  });
  return isGraph ? [...problems, ...graphProblems(source, lines)] : problems;
}

function isComment(line: string): boolean {
  return line.trim().startsWith('%%');
}

function withMaps(_: string, value: unknown): unknown {
  return types.isMap(value) ? [...value] : value;
}

/** What the library reads in another way than its author meant. */
function graphProblems(source: string, lines: readonly string[]): SourceProblem[] {
  const {nodes, subgraphs} = parseMermaid(source);
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  const joined = [...nodes.keys()].filter((id) => /--|==|-\./.test(id));
  const empty = subgraphs.filter(({nodeIds, children}) => nodeIds.length + children.length === 0);
  return [
    ...joined.map((id) => ({
      line: lineOf(id),
      message: `"${id}" has an arrow without spaces around it: put one on each side`,
    })),
    ...empty.map(({label}) => ({
      line: lineOf(label),
      message: `the subgraph ${label} has no node of its own: declare its nodes between "subgraph" and "end", before any line outside names them`,
    })),
  ];
}
