/** The smallest part of a section that can stand in an answer, as the page has it. */
export type Passage = {
  kind: 'sentence' | 'item' | 'row' | 'code';
  /** As it is quoted. */
  markdown: string;
  /** Without markup. */
  text: string;
  /** Passages of one paragraph, list or table have the same. */
  block: number;
  /** What stands above it and makes it understood: a table's head, or the sentence that a list or code follows. */
  lead?: string;
  /** What a fact or a row is about: the name in bold, or the first cell. */
  label?: string;
  /** Says in words what a diagram below it shows; the page's own sentences read better. */
  isCaption?: true;
  /** Code follows it. */
  leadsToCode?: true;
  /** A row of a table of what goes wrong. */
  isTrouble?: true;
  /** Says little but where to read on. */
  pointsOn?: true;
};

type Block = {kind: 'prose' | 'list' | 'table' | 'code'; lines: string[]};

/** Where a sentence ends within a paragraph: before a capital, a number, or what markup begins. */
const SENTENCE_END = /(?<=[.!?][)"'”*_`]*)(?<!\b(?:e\.g|i\.e|vs|etc|approx|no)\.)\s+(?=[A-Z\d`*_[("“])/;

/**
 * A section's Markdown, as the corpus has it, as passages in order. Links within the page become links to it.
 *
 * @param route of the page, without a trailing slash
 */
export function splitPassages(markdown: string, route: string): Passage[] {
  const passages: Passage[] = [];
  let above = '';
  const blocks = blocksOf(markdown);
  blocks.forEach(({kind, lines}, block) => {
    const add = (passage: Omit<Passage, 'block' | 'text'>): void => {
      const quoted =
        passage.kind === 'code' ? passage.markdown : withoutMaths(withRoutes(passage.markdown, route));
      const text = passage.kind === 'code' ? codeOf(lines) : plainText(quoted);
      // A formula on its own lines can't be read without its typesetting.
      if (text !== '' && !(passage.kind !== 'code' && text.includes('$$')))
        passages.push({...passage, markdown: quoted, text, block, ...marksOf(passage, quoted, text)});
    };
    const lead = /:\**$/.test(above) || isLabel(above) ? withRoutes(above, route) : undefined;
    switch (kind) {
      case 'prose': {
        const text = lines.map((line) => line.trim()).join(' ');
        const sentences = sentencesOf(text.replaceAll(/ {2,}/g, ' '));
        const next = blocks[block + 1];
        const isCaption = next?.kind === 'code' && isDiagram(next.lines);
        sentences.forEach((sentence, at) => {
          const leadsToCode = next?.kind === 'code' && !isCaption && at === sentences.length - 1;
          add({
            kind: 'sentence',
            markdown: sentence,
            ...(isCaption && {isCaption}),
            ...(leadsToCode && {leadsToCode}),
          });
        });
        above = sentences.at(-1) ?? '';
        break;
      }
      case 'list':
        for (const item of itemsOf(lines)) add({kind: 'item', markdown: item, ...(lead && {lead})});
        above = '';
        break;
      case 'table': {
        const [head = '', rule = '', ...rows] = lines.map(withoutPadding);
        for (const row of rows)
          add({kind: 'row', markdown: row, lead: `${withRoutes(head, route)}\n${rule}`});
        above = '';
        break;
      }
      case 'code':
        // The source of a diagram says nothing to a reader; what the diagram shows stands beside it in words.
        if (isDiagram(lines)) break;
        add({kind: 'code', markdown: lines.join('\n'), ...(lead && {lead})});
        break;
    }
  });
  return passages;
}

function isDiagram([opening = '']: readonly string[]): boolean {
  return /^\s*(?:`{3,}|~{3,})\s*mermaid\b/.test(opening);
}

/** What a passage is for, where that shows in its form. */
function marksOf(
  {kind, lead = ''}: Pick<Passage, 'kind' | 'lead'>,
  markdown: string,
  text: string,
): Pick<Passage, 'label' | 'isTrouble' | 'pointsOn'> {
  const label =
    kind === 'row'
      ? /^\|\s*([^|]*?)\s*\|/.exec(markdown)?.[1]
      : kind === 'item'
        ? /^[-*+] \*\*([^*]+)\*\*: [^\n]{1,160}$/.exec(markdown)?.[1]
        : undefined;
  const pointsOn =
    kind !== 'code' &&
    (LINKS.test(markdown) ||
      POINTING.test(markdown) ||
      (text.length < SHORT_POINTER && POINTER.test(markdown)));
  return {
    ...(label && {label: plainText(label)}),
    ...(kind === 'row' && TROUBLE_TABLE.test(lead) && {isTrouble: true}),
    ...(pointsOn && {pointsOn}),
  };
}

/** The head of a table of what goes wrong. */
const TROUBLE_TABLE = /^\|[^|]*\b(?:messages?|errors?|symptoms?|codes?|you see|answers?)\b[^|]*\|/i;
/** Nothing but links, with little between them. */
const LINKS = /^(?:[-*+]|\d+[.)]) (?:\**\[[^\]]*\]\([^)]*\)\**[\s,.;]*(?:and |or )?)+$/;
/** An item that begins with a link and says little more. */
const POINTER = /^[-*+] \[/;
const SHORT_POINTER = 80;
/** A sentence about another page. */
const POINTING =
  /^(?:\[[^\]]*\]\([^)]*\) (?:has|shows?|explains?|lists?|describes?|compares?|covers?|gives?|answers?|tells?|leads?|is for)\b|see (?:also )?\[)/i;

/** A text as a reader sees it. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<![\w\\])(\*\*|__|\*|_|~~)(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replaceAll(/^\s*\|?[\s|:-]*$/g, '')
    .replaceAll(/\s*(?<!\\)\|\s*/g, ' · ')
    .replaceAll(/`+/g, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/^[\s·]+|[\s·]+$/g, '')
    .replaceAll(/\s+/g, ' ');
}

const MATHS_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1'],
  [/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1 / $2'],
  [/\\(?:cdot|times)\b/g, '×'],
  [/\\(?:ge|geq)\b/g, '≥'],
  [/\\(?:le|leq)\b/g, '≤'],
  [/\\[a-zA-Z]+ ?|[{}\\]/g, ''],
];

/** Formulas in a sentence as a reader can take them in without their typesetting. Code keeps its dollars. */
function withoutMaths(markdown: string): string {
  return markdown.replaceAll(
    /`[^`]*`|(?<![\w\\$])\$(?=\S)([^$`\n]{1,80}?)(?<=\S)\$(?![\w$])/g,
    (whole, maths?: string) =>
      maths === undefined
        ? whole
        : `*${MATHS_SIGNS.reduce((text, [sign, plain]) => text.replaceAll(sign, plain), maths)}*`,
  );
}

/** A table's line without what aligns it in the source. */
function withoutPadding(line: string): string {
  return line
    .trim()
    .replaceAll(/(?<=\|) {2,}| {2,}(?=\|)/g, ' ')
    .replaceAll(/-{4,}/g, '---');
}

/** A line that names what follows, such as the language of a code block; a bold sentence says something itself. */
export function isLabel(text: string): boolean {
  return /^\*\*[^*:]*[^*:.!?]\*\*$/.test(text.trim());
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let fence: string | undefined;
  // What stands in code that a note holds has the note's marks; a `>` in other code is its own.
  let quoteMarks = /^$/;
  let open: Block | undefined;
  for (const source of markdown.split('\n')) {
    const line = fence === undefined ? source.replace(/^> ?/, '') : source.replace(quoteMarks, '');
    if (fence !== undefined) {
      open!.lines.push(line);
      if (line.trim().startsWith(fence) && line.trim().replaceAll(fence[0]!, '') === '') {
        fence = undefined;
        if (open!.kind === 'code') open = undefined;
      }
      continue;
    }
    const opening = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const inList: boolean = open?.kind === 'list' && /^\s{2,}/.test(line);
    if (opening !== undefined) {
      fence = opening;
      quoteMarks = source.startsWith('>') ? /^> ?/ : /^$/;
      if (inList) open!.lines.push(line);
      else blocks.push((open = {kind: 'code', lines: [line]}));
      continue;
    }
    if (line.trim() === '') {
      if (open?.kind === 'list') open.lines.push(line);
      else open = undefined;
      continue;
    }
    const kind = kindOf(line);
    if (open && (open.kind === kind || inList)) open.lines.push(line);
    else if (open?.kind === 'prose' && kind === 'prose') open.lines.push(line);
    else blocks.push((open = {kind, lines: [line]}));
  }
  return blocks;
}

function kindOf(line: string): Exclude<Block['kind'], 'code'> {
  if (line.startsWith('|')) return 'table';
  return /^(?:[-*+]|\d+[.)])\s/.test(line) ? 'list' : 'prose';
}

/** The items of a list, each with what is nested in it. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (/^(?:[-*+]|\d+[.)])\s/.test(line) || items.length === 0) items.push([line]);
    else items.at(-1)!.push(line);
  }
  return items.map((item) => item.join('\n').trimEnd());
}

/** Code in a sentence may hold marks and capitals of its own. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.replaceAll('\\`', '').split('`').length % 2 === 0) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** The lines between a fence's two. */
function codeOf(lines: readonly string[]): string {
  return lines.slice(1, -1).join('\n');
}

function withRoutes(markdown: string, route: string): string {
  return markdown.replaceAll(/\]\(#/g, `](${route}#`);
}
