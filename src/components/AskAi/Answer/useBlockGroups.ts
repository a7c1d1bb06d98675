import {useState} from 'react';
import {
  advanceBlocks,
  definitionsOf,
  LIST_ITEM,
  noBlocks,
  splitJoined,
  type MarkdownBlock,
} from '@site/src/askAi/markdownBlocks';

/** A block in pieces. */
export type BlockGroup = {
  /** Each goes on with the list or paragraph that the first one begins. */
  texts: readonly [first: string, ...joined: string[]];
  /** It is a list or paragraph that goes on with the one before. */
  goesOn: boolean;
};

type Groups = {
  groups: readonly BlockGroup[];
  /** Definitions of links and notes, which any block may refer to. */
  definitions: readonly string[];
};

/** The blocks of a growing text. One that didn't change is the same array as before, and so are the definitions. */
export function useBlockGroups(text: string): Groups {
  const [readGroups] = useState(createGroupReader);
  return readGroups(text);
}

/** What it remembers changes how fast it is, not what it returns. */
function createGroupReader() {
  let blocks = noBlocks;
  let groups: readonly BlockGroup[] = [];
  let definitions: readonly string[] = [];
  return (text: string): Groups => {
    blocks = advanceBlocks(blocks, text);
    const known = groups;
    groups = groupsOf(blocks.settled, blocks.open).map((group, index) =>
      isSameGroup(group, known[index]) ? known[index]! : group,
    );
    const found = definitionsOf(blocks);
    definitions = isSame(found, definitions) ? definitions : found;
    return {groups, definitions};
  };
}

/** What grows is laid out and painted anew together, so a list or paragraph longer than this, in characters, goes on in another one. */
const LONGEST_BLOCK = 3000;

function groupsOf(settled: readonly MarkdownBlock[], open: MarkdownBlock): BlockGroup[] {
  const groups: {texts: [string, ...string[]]; goesOn: boolean}[] = [];
  let length = 0;
  const add = (text: string, joins = false) => {
    const last = joins ? groups.at(-1) : undefined;
    const goesOn = last !== undefined && length > LONGEST_BLOCK && mayBeginBlock(text, last.texts.at(-1)!);
    if (last === undefined || goesOn) {
      groups.push({texts: [text], goesOn});
      length = 0;
    } else last.texts.push(text);
    length += text.length;
  };
  for (const {text, joins} of settled) add(text, joins);
  const [joined, rest] = open.joins ? splitJoined(open.text) : ['', open.text];
  if (joined !== '') add(joined, true);
  if (rest !== '') add(rest);
  return groups;
}

/**
 * Whether a sentence reads the same in a paragraph of its own, or an item in a list of its own: a numbered one has to say
 * the number that it gets in its list.
 */
function mayBeginBlock(text: string, before: string): boolean {
  const [marker, number] = LIST_ITEM.exec(text) ?? [];
  if (marker === undefined) return SENTENCE_END.test(before);
  return number === undefined || Number(number) === Number(LIST_ITEM.exec(before)?.[1]) + 1;
}

const SENTENCE_END = /[.!?।]\s$|[。！？]$/;

/** A group that is the same as one that was known. */
function isSameGroup(group: BlockGroup, known: BlockGroup | undefined): boolean {
  return group === known || (group.goesOn === known?.goesOn && isSame(group.texts, known.texts));
}

/** Whether the texts, or groups of them, are those that were known. */
export function isSame<T>(items: readonly T[], known: readonly T[] | undefined): boolean {
  return known?.length === items.length && items.every((item, index) => item === known[index]);
}
