import {FORMULA, type Passage} from '../index/passage';
import {plainOf} from '../text/markedText';

/** Number of rows up to which a table is quoted whole. */
const SMALL_TABLE = 6;

type Choice = {
  /** Whether a passage may be quoted: of code in several languages, one is. */
  isQuotable: (index: number) => boolean;
  /** Returns the most relevant of several passages. */
  bestOf: (indexes: readonly number[]) => number | undefined;
};

/**
 * Returns the indexes of what a quotation of a passage has to contain: the passage, what introduces it, and what it
 * introduces. A row needs the header of its table, a command its step, a sentence that ends in a colon what follows.
 */
export function unitOf(passages: readonly Passage[], at: number, choice: Choice): number[] {
  const unit = new Set<number>();
  const open = [at];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (unit.has(index) || !passages[index] || !choice.isQuotable(index)) continue;
    unit.add(index);
    open.push(...introductionOf(passages, index), ...introducedBy(passages, index, choice));
  }
  return [...unit].sort((a, b) => a - b);
}

/** Returns the passages above that one can't be understood without. */
function introductionOf(passages: readonly Passage[], at: number): number[] {
  const {kind, depth, isDependent} = passages[at]!;
  const group = groupAt(passages, at);
  const before = group[0]! - 1;
  const isAnnounced = passages[group[0]!]!.isDependent || (passages[before] && endsInColon(passages[before]));
  switch (kind) {
    case 'header':
      return isAnnounced ? [before] : [];
    case 'row':
      return group.length - 1 <= SMALL_TABLE ? group : [group[0]!];
    case 'code':
    case 'label': {
      const label = kind === 'code' && passages[at - 1]?.kind === 'label' ? [at - 1] : [];
      return isAnnounced || depth !== undefined ? [before, ...label] : label;
    }
    case 'item': {
      const isParent = (other: Passage, index: number) =>
        index < at && other.kind === 'item' && other.depth! < depth!;
      return depth! > 1 ? [passages.findLastIndex(isParent)] : isAnnounced ? [before] : [];
    }
    default:
      if (depth !== undefined)
        return [passages.findLastIndex(({kind: other}, index) => index < at && other === 'item')];
      return isDependent ? groupAt(passages, at - 1) : [];
  }
}

/** Returns the passages below that one announces. */
function introducedBy(passages: readonly Passage[], at: number, {isQuotable, bestOf}: Choice): number[] {
  const passage = passages[at]!;
  const next = passages[at + 1];
  if (next === undefined) return [];
  const codeIn = (indexes: readonly number[]) =>
    indexes.filter((index) => passages[index]!.kind === 'code' && isQuotable(index)).slice(0, 1);
  if (passage.kind === 'item' && next.depth === passage.depth && next.kind !== 'item') {
    const end = passages.findIndex(
      ({kind, depth}, index) => index > at && (kind === 'item' || depth === undefined),
    );
    const command = codeIn(range(at + 1, end < 0 ? passages.length : end));
    return endsInColon(passage) ? [at + 1, ...command] : command;
  }
  if (passage.kind === 'label') return [at + 1];
  if (!endsInColon(passage) && next.language !== FORMULA) return [];
  const group = groupAt(passages, at + 1);
  if (isCodeOrLabel(next)) return codeIn(group);
  const kind = next.kind === 'header' ? 'row' : next.kind;
  return [bestOf(group.filter((index) => passages[index]!.kind === kind)) ?? at + 1];
}

/** Returns the indexes of the list, the table or the blocks of code that contain a passage; otherwise its own. */
export function groupAt(passages: readonly Passage[], at: number): number[] {
  const {kind, depth} = passages[at]!;
  const isInGroup = (index: number) => {
    const other = passages[index];
    if (other === undefined) return false;
    if (kind === 'item') return other.depth !== undefined;
    if (kind === 'code' || kind === 'label') return isCodeOrLabel(other) && other.depth === depth;
    return (kind === 'row' || kind === 'header') && other.kind === 'row';
  };
  let start = at;
  while (isInGroup(start - 1)) start -= 1;
  if (kind === 'row') start -= 1;
  let end = at + 1;
  while (isInGroup(end)) end += 1;
  return range(start, end);
}

function isCodeOrLabel({kind}: Passage): boolean {
  return kind === 'code' || kind === 'label';
}

function endsInColon({kind, text}: Passage): boolean {
  return kind !== 'code' && plainOf(text).endsWith(':');
}

function range(start: number, end: number): number[] {
  return Array.from({length: end - start}, (_, index) => start + index);
}
