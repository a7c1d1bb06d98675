import {useState} from 'react';
import {advanceBlocks, noBlocks, splitJoined, type MarkdownBlock} from '@site/src/askAi/markdownBlocks';

/** The texts of a block, each of which goes on with the list or paragraph that the first one begins. */
export type BlockGroup = readonly [first: string, ...joined: string[]];

/** The blocks of a growing text. One that didn't change is the same array as before. */
export function useBlockGroups(text: string): readonly BlockGroup[] {
  const [readGroups] = useState(createGroupReader);
  return readGroups(text);
}

/** What it remembers changes how fast it is, not what it returns. */
function createGroupReader() {
  let blocks = noBlocks;
  let groups: readonly BlockGroup[] = [];
  return (text: string) => {
    blocks = advanceBlocks(blocks, text);
    const known = groups;
    groups = groupsOf(blocks.settled, blocks.open).map((group, index) =>
      isSame(group, known[index]) ? known[index]! : group,
    );
    return groups;
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

function isSame(group: BlockGroup, known: BlockGroup | undefined): boolean {
  return known?.length === group.length && group.every((text, index) => text === known[index]);
}
