import {checkFlowchart} from './checkFlowchart';
import type {SourceProblem} from './sourceProblem';

/** How the lines of a kind of diagram may look; the drawing library leaves out any other line without a word. */
type Grammar = {
  header: RegExp;
  lines: readonly RegExp[];
  /** Lines that open a block, and lines that close it. */
  opens?: RegExp;
  closes?: RegExp;
  /** Lines inside a block of their own: attributes of an entity, members of a class. */
  insideBlock?: RegExp;
  check?: (lines: readonly string[]) => SourceProblem[];
};

const ARROWS_OF_CLASSES = String.raw`<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--`;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

const grammars: Readonly<Record<string, Grammar>> = {
  flowchart: {header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/, lines: [], check: checkFlowchart},
  'stateDiagram-v2': {
    header: /^stateDiagram(?:-v2)?$/,
    lines: [
      /^direction\s+(?:TD|TB|LR|BT|RL)$/,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
      /^[\w\p{L}-]+\s*:\s*.+$/u,
    ],
    opens: /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
    closes: /^\}$/,
  },
  sequenceDiagram: {
    header: /^sequenceDiagram$/,
    lines: [
      /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
      /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
      /^(?:else|and)\b.*$/,
      /^\S+?\s*(?:->>|-->>|-\)|--\)|-x|--x|->|-->)\s*[+-]?\S+?\s*:\s*.+$/,
    ],
    opens: /^(?:loop|alt|opt|par|critical|break|rect)\b/,
    closes: /^end$/,
  },
  classDiagram: {
    header: /^classDiagram$/,
    lines: [
      /^class\s+\S+(?:\s*~\w+~)?$/,
      /^class\s+\S+\s*\{\s*<<\w+>>\s*\}$/,
      new RegExp(
        String.raw`^\S+\s+(?:"[^"]*"\s+)?(?:${ARROWS_OF_CLASSES})\s+(?:"[^"]*"\s+)?\S+(?:\s*:\s*.+)?$`,
      ),
      /^\S+\s*:\s*.+$/,
    ],
    opens: /^(?:class\s+\S+(?:\s*~\w+~)?|namespace\s+\S+)\s*\{$/,
    closes: /^\}$/,
    insideBlock: /^(?:<<\w+>>|[+\-#~]?\s*[\w[].*)$/,
  },
  erDiagram: {
    header: /^erDiagram$/,
    lines: [
      /^\S+\s+(?:\|\||\|o|o\||\}\||\}o|o\{|\{o|\|\{)(?:--|\.\.)(?:\|\||o\||\|o|\|\{|o\{|\{o|\}\||\}o)\s+\S+\s*:\s*.+$/,
    ],
    opens: /^\S+\s*\{$/,
    closes: /^\}$/,
    insideBlock: /^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,?\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/,
  },
  'xychart-beta': {
    header: /^xychart(?:-beta)?(?:\s+horizontal)?$/,
    lines: [
      /^title\s+"[^"]+"$/,
      new RegExp(String.raw`^[xy]-axis\s+(?:"[^"]*"\s+)?${NUMBER}\s*-->\s*${NUMBER}$`),
      /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
      /^y-axis\s+"[^"]+"$/,
      new RegExp(String.raw`^(?:bar|line)\s+\[\s*${NUMBER}(?:\s*,\s*${NUMBER})*\s*\]$`),
    ],
  },
};

/** The kinds of diagram that are drawn, as a fence names them in its first line. */
export const diagramKinds: readonly string[] = Object.keys(grammars);

/** What a diagram's source says that can't be drawn; lines count from 1 inside the source. */
export function checkSource(source: string): SourceProblem[] {
  const lines = source.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '' && !line.startsWith('%%'));
  if (first === -1)
    return [{line: 1, message: `the diagram is empty: write one of ${diagramKinds.join(', ')}`}];
  const header = lines[first] ?? '';
  const grammar = Object.values(grammars).find((candidate) => candidate.header.test(header));
  if (grammar === undefined) {
    return [
      {
        line: first + 1,
        message: `"${header}" starts no diagram that is drawn: use ${diagramKinds.join(', ')} (a flowchart with its direction, such as "flowchart LR")`,
      },
    ];
  }
  // Comments and the header stay as empty lines, so that numbers keep their meaning.
  const body = lines.map((line, index) => (index <= first || line.startsWith('%%') ? '' : line));
  if (body.every((line) => line === ''))
    return [{line: first + 1, message: `the ${header} is empty: add what it shows`}];
  return [...htmlProblems(body), ...(grammar.check?.(body) ?? checkLines(body, grammar))];
}

function checkLines(
  lines: readonly string[],
  {lines: allowed, opens, closes, insideBlock}: Grammar,
): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const open: number[] = [];
  lines.forEach((text, index) => {
    if (text === '') return;
    const line = index + 1;
    if (closes?.test(text)) {
      if (open.pop() === undefined) problems.push({line, message: `"${text}" closes nothing: remove it`});
    } else if (opens?.test(text)) {
      open.push(line);
    } else if (
      !(open.length > 0 && insideBlock?.test(text)) &&
      !allowed.some((pattern) => pattern.test(text))
    ) {
      problems.push({line, message: `"${text}" can't be drawn: correct or remove the line`});
    }
  });
  problems.push(
    ...open.map((line) => ({line, message: 'the block that opens here is never closed: close it'})),
  );
  return problems;
}

const HTML_TAG = /<\/?(?:a|b|code|del|div|em|font|i|img|mark|p|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/i;

/** A label may break its line with `<br/>`; nothing else in it is HTML. */
function htmlProblems(lines: readonly string[]): SourceProblem[] {
  return lines.flatMap((text, index) => {
    const tag = HTML_TAG.exec(text)?.[0];
    return tag === undefined
      ? []
      : [
          {
            line: index + 1,
            message: `a label has the tag ${tag}: write plain text, and <br/> for a new line`,
          },
        ];
  });
}
