import {useState} from 'react';
import {
  advanceBlocks,
  definitionsOf,
  noBlocks,
  splitJoined,
  type MarkdownBlock,
} from '@site/src/askAi/markdownBlocks';

/** The texts of a block, each of which goes on with the list or paragraph that the first one begins. */
export type BlockGroup = readonly [first: string, ...joined: string[]];

type Groups = {
  groups: readonly BlockGroup[];
  /** Definitions of links, which any block may refer to. */
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
      isSame(group, known[index]) ? known[index]! : group,
    );
    const found = definitionsOf(blocks);
    definitions = isSame(found, definitions) ? definitions : found;
    return {groups, definitions};
  };
}

function groupsOf(settled: readonly MarkdownBlock[], open: MarkdownBlock): BlockGroup[] {
  const groups: [string, ...string[]][] = [];
  for (const {text, joins} of settled) {
    if (joins) groups.at(-1)?.push(text);
    else groups.push([text]);
  }
  const [joined, rest] = open.joins ? splitJoined(open.text) : ['', open.text];
  if (joined !== '') groups.at(-1)?.push(joined);
  if (rest !== '') groups.push([rest]);
  return groups;
}

/** Whether the texts, or groups of them, are those that were known. */
export function isSame<T>(items: readonly T[], known: readonly T[] | undefined): boolean {
  return known?.length === items.length && items.every((item, index) => item === known[index]);
}
