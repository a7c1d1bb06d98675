import type {SourceProblem} from './sourceProblem';

/** A node as a line of a flowchart names it; `shape` holds its label and the brackets around it. */
type NodeMention = {id: string; shape: string | undefined; line: number; subgraph: Subgraph | undefined};

type Subgraph = {name: string; line: number; nodes: number; parent: Subgraph | undefined};

const NODE =
  /^(?<id>[\w-]+)(?<shape>\(\(\(.+?\)\)\)|\(\[.+?\]\)|\(\(.+?\)\)|\[\[.+?\]\]|\[\(.+?\)\]|\[\/.+?\\\]|\[\\.+?\/\]|>.+?\]|\{\{.+?\}\}|\["[^"]*"\]|\("[^"]*"\)|\{"[^"]*"\}|\[.+?\]|\(.+?\)|\{.+?\})?/;
const ARROW =
  /^<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))/;
const STYLING = /^(?:style|classDef|class|linkStyle|click)\b|:::/;

/**
 * What the drawing library would leave out of a flowchart without a word: lines and ends of lines that it can't read,
 * labels that come after a node's first use, and subgraphs whose nodes were declared outside.
 */
export function checkFlowchart(lines: readonly string[]): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const known = new Map<string, NodeMention>();
  const subgraphs: Subgraph[] = [];
  let current: Subgraph | undefined;

  lines.forEach((text, index) => {
    const line = index + 1;
    const opened = /^subgraph\s+(?<name>.+)$/.exec(text)?.groups?.name;
    if (text === '' || (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(text) && current !== undefined)) return;
    if (opened !== undefined) {
      current = {name: opened, line, nodes: 0, parent: current};
      subgraphs.push(current);
    } else if (text === 'end') {
      if (current === undefined) problems.push({line, message: '"end" closes nothing: remove it'});
      current = current?.parent;
    } else if (STYLING.test(text)) {
      problems.push({line, message: `"${text}" sets colours or links, which come from the site: remove it`});
    } else {
      const {mentions, rest} = readLine(text);
      if (rest !== '') problems.push({line, message: `"${rest}" can't be drawn: correct or remove it`});
      for (const {id, shape} of mentions) {
        if (id.includes('--')) {
          problems.push({
            line,
            message: `"${text}" has an arrow without spaces around it: put one on each side`,
          });
        }
        const mention: NodeMention = {id, shape, line, subgraph: current};
        problems.push(...mentionProblems(mention, known.get(id)));
        if (!known.has(id)) {
          known.set(id, mention);
          for (let group = current; group !== undefined; group = group.parent) group.nodes += 1;
        }
      }
    }
  });

  if (current !== undefined)
    problems.push({line: current.line, message: `the subgraph ${current.name} has no "end": add it`});
  for (const {name, line, nodes} of subgraphs) {
    if (nodes === 0) {
      problems.push({
        line,
        message: `the subgraph ${name} has no node of its own: declare its nodes between "subgraph" and "end", before any line outside names them`,
      });
    }
  }
  return problems;
}

function mentionProblems(
  {id, shape, line, subgraph}: NodeMention,
  first: NodeMention | undefined,
): SourceProblem[] {
  if (first === undefined) return [];
  if (subgraph !== undefined && first.subgraph === undefined) {
    return [
      {
        line,
        message: `${id} stands in the subgraph ${subgraph.name}, and line ${first.line} of the diagram declared it outside: declare it inside first`,
      },
    ];
  }
  if (shape !== undefined && shape !== first.shape) {
    return [
      {
        line,
        message: `${id} gets its label ${shape} after its first use in line ${first.line} of the diagram: give it there`,
      },
    ];
  }
  return [];
}

/** The nodes of a line such as `A[One] --> B & C -- yes --> D`, and what is left of it unread. */
function readLine(text: string): {mentions: {id: string; shape: string | undefined}[]; rest: string} {
  const mentions: {id: string; shape: string | undefined}[] = [];
  let rest = text;
  for (;;) {
    const node = NODE.exec(rest);
    if (node?.groups === undefined) return {mentions, rest};
    mentions.push({id: node.groups.id ?? '', shape: node.groups.shape});
    rest = rest.slice(node[0].length).trim();
    const link = /^&/.exec(rest) ?? ARROW.exec(rest);
    if (link === null) return {mentions, rest};
    rest = rest.slice(link[0].length).trim();
    if (rest === '') return {mentions, rest: link[0]};
  }
}
