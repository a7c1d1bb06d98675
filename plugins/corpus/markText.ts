import type {PhrasingContent} from 'mdast';
import {DELIMITERS} from '../../src/retrieval/text/markedText';

/** Converts inline content to a single line of marked text (src/retrieval/text/markedText.ts). */
export function markText(nodes: readonly PhrasingContent[]): string {
  return nodes.map(markNode).join('').replaceAll(/\s+/g, ' ').trim();
}

function markNode(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return enclose(DELIMITERS.code, node.value);
    case 'strong':
      return enclose(DELIMITERS.strong, markAll(node.children));
    case 'emphasis':
      return enclose(DELIMITERS.emphasis, markAll(node.children));
    case 'delete':
      return markAll(node.children);
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'link':
      return `${DELIMITERS.link}${markAll(node.children)}${DELIMITERS.target}${node.url}${DELIMITERS.end}`;
    case 'inlineMath':
      return enclose(DELIMITERS.emphasis, readableMaths(node.value));
    default:
      return '';
  }
}

function markAll(nodes: readonly PhrasingContent[]): string {
  return nodes.map(markNode).join('');
}

function enclose(sign: string, text: string): string {
  return text === '' ? '' : `${sign}${text}${sign}`;
}

const MATHS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1'],
  [/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1 / $2'],
  [/\\(?:cdot|times)\b/g, '×'],
  [/\\(?:ge|geq)\b/g, '≥'],
  [/\\(?:le|leq)\b/g, '≤'],
  [/\\[a-zA-Z]+ ?|[{}\\]/g, ''],
];

/** Converts a short LaTeX formula to plain text. */
function readableMaths(latex: string): string {
  return MATHS.reduce((text, [sign, plain]) => text.replaceAll(sign, plain), latex);
}
