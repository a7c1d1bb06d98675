import type {Code, ListItem, PhrasingContent, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {plainOf, DELIMITERS} from '../../src/retrieval/text/markedText';
import {FORMULA, type Passage} from '../../src/retrieval/index/passage';
import {sampleOf} from '../remark-samples';
import {parseFenceMeta} from '../shared/fenceMeta';
import {markText} from './markText';

type Place = Pick<Passage, 'depth' | 'isQuote'>;

/**
 * Converts the blocks of a section to passages, in order. Links within the page get the page's route. A block formula is
 * code in the language `latex`. The sources of diagrams are omitted.
 */
export function passagesOf(nodes: readonly RootContent[], route: string): Passage[] {
  visit({type: 'root', children: [...nodes]}, 'link', (link) => {
    if (link.url.startsWith('#')) link.url = route + link.url;
  });
  const passages = nodes.flatMap((node) => passagesOfNode(node, {}));
  return passages.map((passage, index) =>
    dependsOn(passage, passages[index - 1]) ? {...passage, isDependent: true} : passage,
  );
}

function passagesOfNode(node: RootContent, place: Place): Passage[] {
  switch (node.type) {
    case 'paragraph':
      return textPassage(node.children, place);
    case 'list': {
      const depth = (place.depth ?? 0) + 1;
      return node.children.flatMap((item, index) =>
        itemPassages(item, {...place, depth}, node.ordered ? (node.start ?? 1) + index : undefined),
      );
    }
    case 'blockquote':
      return node.children.flatMap((child) => passagesOfNode(child, {...place, isQuote: true}));
    case 'table':
      return tablePassages(node, place);
    case 'code':
      return codePassages(node, place);
    case 'math':
      return [{kind: 'code', text: node.value, language: FORMULA, ...place}];
    default:
      return [];
  }
}

function textPassage(content: readonly PhrasingContent[], place: Place): Passage[] {
  const text = markText(content);
  if (text === '') return [];
  const isLabel = content.length === 1 && content[0]!.type === 'strong' && !/[.:!?]$/.test(plainOf(text));
  return [{kind: isLabel ? 'label' : 'paragraph', text, ...place}];
}

function itemPassages({children}: ListItem, place: Place, number: number | undefined): Passage[] {
  const [first, ...rest] = children;
  const text = first?.type === 'paragraph' ? markText(first.children) : '';
  const others = (first?.type === 'paragraph' ? rest : children).flatMap((child) =>
    passagesOfNode(child, place),
  );
  return [{kind: 'item', text, ...place, ...(number !== undefined && {number})}, ...others];
}

function tablePassages({children}: Table, place: Place): Passage[] {
  return children.map((row, index): Passage => ({
    kind: index === 0 ? 'header' : 'row',
    text: row.children.map((cell) => markText(cell.children)).join(DELIMITERS.cell),
    ...place,
  }));
}

function codePassages(code: Code, place: Place): Passage[] {
  const {lang, meta, value} = code;
  const {title, description} = parseFenceMeta(meta ?? '').meta;
  if (lang === 'mermaid') {
    const text = [title, description].filter(Boolean).join(': ');
    return text === '' ? [] : [{kind: 'paragraph', text, ...place}];
  }
  const caption: Passage[] = title ? [{kind: 'label', text: title, ...place}] : [];
  const setup = sampleOf(code)?.setup;
  return [
    ...caption,
    {kind: 'code', text: value, ...(setup && {setup}), ...(lang && {language: lang}), ...place},
  ];
}

/** First words of a paragraph that refer to the passage before it. */
const POINTING = new Set(
  'it its this that these those they their them he she both such then otherwise instead also here there so but and or yet however therefore thus where'.split(
    ' ',
  ),
);
const REFERRING = /\b(?:above|as before|the (?:former|latter|same)|this mode|these (?:steps|values))\b/i;

function dependsOn({kind, text, depth, language}: Passage, before: Passage | undefined): boolean {
  if (before === undefined) return false;
  if (kind !== 'paragraph') {
    if (language === FORMULA) return before.kind === 'paragraph';
    const isFirst = kind === 'code' || kind === 'header' || (kind === 'item' && depth === 1);
    return isFirst && before.kind === 'paragraph' && plainOf(before.text).endsWith(':');
  }
  const [first = ''] = plainOf(text).split(/[^A-Za-z]/, 1);
  return POINTING.has(first.toLowerCase()) || REFERRING.test(plainOf(text));
}
