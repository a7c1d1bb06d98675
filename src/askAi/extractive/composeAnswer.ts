import type {Source} from '../protocol';
import type {Analysis} from './analyzeQuestion';
import type {Library} from './library';
import {isLabel, type Passage} from './passages';
import type {Candidate, Evidence} from './retrieve';

export type ComposedAnswer = {blocks: string[]; sources: Source[]};

/** Characters of quoted text, without code. */
const ROOM = 1100;
const PASSAGES_A_SECTION = 5;
const SECTIONS = 3;
const ENTRIES = 6;
/** Blocks of code in the section that answers best, and in others. */
const CODES = [2, 1];
/** Items or rows that follow the sentence that leads to them. */
const LED = 8;
const CODE_LINES = 24;
/** Characters that the first section may have with what stands around its best passage. */
const CONTEXT = 750;
const MOST_AROUND = 7;
/** A passage stands in the answer where it is nearly as good as the best. */
const SHARE_IN_SECTION = 0.62;
const SHARE_ELSEWHERE = 0.68;
/** Of a table or a list of facts, only what says nearly as much as its best entry. */
const SHARE_OF_ENTRIES = 0.75;

const LEANING =
  /^(?:it|its|they|their|this|that|these|those|both|then|but|so|such|there|he|here|instead|also|otherwise|additionally|therefore|thus|however|hence|moreover|furthermore)\b/i;

/** A short answer of what the best passages say, quoted as they stand, the sections it comes from first. */
export function composeAnswer(
  {candidates, sections}: Evidence,
  {wanted}: Analysis,
  library: Library,
): ComposedAnswer {
  const [best] = candidates;
  if (!best) return {blocks: [], sources: []};
  const groups = groupBySection(candidates, best.score);
  const blocks: string[] = [];
  let room = ROOM;
  groups.forEach(({section, chosen}, index) => {
    const passages = library.passagesOf(section);
    const some = readable(chosen, passages, index);
    const indexes = completed(index === 0 ? withContext(some, chosen[0]!.index, passages) : some, passages);
    if (indexes.length === 0) return;
    const quoted = quote(indexes, passages);
    const length = quoted.reduce((sum, block) => sum + (block.startsWith('```') ? 0 : block.length), 0);
    if (index > 0 && length > room) return;
    room -= length;
    if (index > 0) blocks.push(`From [${titleOf(section, library)}](${addressOf(section, library)}):`);
    blocks.push(...quoted);
    if (
      index === 0 &&
      (wanted.steps || wanted.name) &&
      !indexes.some((at) => passages[at]!.kind === 'code')
    ) {
      const code = codeBeside(section, candidates);
      if (code) blocks.push(code);
    }
  });
  const used = groups.map(({section}) => section);
  return {blocks, sources: sourcesOf([...used, ...sections], library)};
}

/** Sources of the closest pages, for a question that they don't answer. */
export function sourcesOf(sections: readonly number[], library: Library, most = 4): Source[] {
  const sources: Source[] = [];
  const more: Source[] = [];
  const routes = new Set<string>();
  for (const section of new Set(sections)) {
    const {route} = library.pageOf(section);
    const {anchor} = library.places[section]!;
    const source = {title: titleOf(section, library), route, ...(anchor && {anchor})};
    // Further sections of a page come after the other pages.
    (routes.has(route) ? more : sources).push(source);
    routes.add(route);
  }
  return [...sources.slice(0, most - Math.min(1, more.length)), ...more.slice(0, 1)];
}

type Group = {section: number; chosen: Candidate[]};

function groupBySection(candidates: readonly Candidate[], best: number): Group[] {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates.slice(0, 60)) {
    const share = candidate.score / best;
    const known = groups.get(candidate.section);
    if (known ? share >= SHARE_IN_SECTION : share >= SHARE_ELSEWHERE && groups.size < SECTIONS) {
      groups.set(candidate.section, [...(known ?? []), candidate]);
    }
  }
  return Array.from(groups, ([section, chosen]) => ({section, chosen}));
}

/** The passages to quote in the page's order, with those that they lean on. */
function readable(chosen: readonly Candidate[], passages: readonly Passage[], group: number): number[] {
  const most = group === 0 ? PASSAGES_A_SECTION : 2;
  const bestEntry = chosen.find(({passage}) => isEntry(passage))?.score ?? 0;
  const indexes = new Set<number>();
  let entries = 0;
  let codes = 0;
  let others = 0;
  for (const {index, passage, score} of chosen) {
    if (isEntry(passage) && score < bestEntry * SHARE_OF_ENTRIES) continue;
    const isEnough = isEntry(passage)
      ? entries++ >= ENTRIES
      : passage.kind === 'code'
        ? codes++ >= CODES[Math.min(group, 1)]!
        : others++ >= most;
    if (isEnough) continue;
    indexes.add(index);
    const above = passages[index - 1];
    if (passage.kind === 'sentence' && LEANING.test(passage.text) && above?.block === passage.block)
      indexes.add(index - 1);
  }
  return [...indexes].sort((a, b) => a - b);
}

/** What stands around the best passage makes it understood: its paragraph, and what follows while there is room. */
function withContext(indexes: readonly number[], best: number, passages: readonly Passage[]): number[] {
  const all = new Set(indexes);
  let room = CONTEXT - indexes.reduce((sum, at) => sum + lengthOf(passages[at]!), 0);
  const add = (at: number): boolean => {
    const passage = passages[at];
    if (!passage || passage.kind === 'code') return false;
    if (all.has(at)) return true;
    room -= lengthOf(passage);
    if (room < 0) return false;
    all.add(at);
    return true;
  };
  const {block} = passages[best]!;
  // A row stands for itself; what comes after its table is another matter.
  if (isEntry(passages[best]!)) return indexes.slice();
  for (let at = best + 1; at <= best + MOST_AROUND && passages[at]?.block === block && add(at);) at += 1;
  for (let at = best - 1; at >= best - MOST_AROUND && passages[at]?.block === block && add(at);) at -= 1;
  for (let at = best + 1; at <= best + MOST_AROUND; at += 1) {
    const next = passages[at];
    if (!next || isEntry(next) || !add(at)) break;
  }
  return [...all].sort((a, b) => a - b);
}

/** A sentence that leads to a list, a table or code stands with it, or not at all. */
function completed(indexes: readonly number[], passages: readonly Passage[]): number[] {
  const all = new Set(indexes);
  for (const index of indexes) {
    const {kind, markdown, text, block} = passages[index]!;
    const leads = kind === 'sentence' && (text.endsWith(':') || isLabel(markdown));
    if (!leads || all.has(index + 1)) continue;
    const next = passages[index + 1];
    if (!next || next.block === block || next.kind === 'sentence') {
      all.delete(index);
      continue;
    }
    if (passages.some((passage, at) => passage.block === next.block && all.has(at))) continue;
    for (let at = index + 1; at <= index + LED && passages[at]?.block === next.block; at += 1) all.add(at);
  }
  return [...all].sort((a, b) => a - b);
}

/** What stands for itself: a row of a table, or a fact under its name. */
function isEntry({kind, markdown}: Passage): boolean {
  return kind === 'row' || (kind === 'item' && /^[-*+] \*\*[^*]+\*\*: [^\n]{1,160}$/.test(markdown));
}

function lengthOf({kind, markdown}: Passage): number {
  return kind === 'code' ? 0 : markdown.replaceAll(/\s+/g, ' ').length;
}

/** Blocks of Markdown: sentences of one paragraph together, rows under their head, items as a list. */
function quote(indexes: readonly number[], passages: readonly Passage[]): string[] {
  const blocks: {block: number; kind: Passage['kind']; text: string}[] = [];
  for (const index of indexes) {
    const {kind, block, markdown, lead} = passages[index]!;
    const last = blocks.at(-1);
    if (last?.block === block && kind !== 'code') {
      last.text += `${kind === 'sentence' ? ' ' : '\n'}${markdown}`;
    } else {
      const isSaid = lead !== undefined && blocks.some(({text}) => text.endsWith(lead));
      const head = lead === undefined || isSaid ? '' : `${lead}${kind === 'row' ? '\n' : '\n\n'}`;
      blocks.push({block, kind, text: `${head}${kind === 'code' ? shortened(markdown) : markdown}`});
    }
  }
  return blocks.map(({text}) => text);
}

/** Code that goes with the section that was chosen for its words. */
function codeBeside(section: number, candidates: readonly Candidate[]): string | undefined {
  const code = candidates.find(
    (candidate) => candidate.section === section && candidate.passage.kind === 'code',
  );
  if (!code) return undefined;
  const {lead, markdown} = code.passage;
  return lead === undefined ? shortened(markdown) : `${lead}\n\n${shortened(markdown)}`;
}

/** The first lines of a fence, where it is long; an ellipsis says so, and the source has the rest. */
function shortened(fence: string): string {
  const lines = fence.split('\n');
  if (lines.length <= CODE_LINES + 2) return fence;
  const kept = lines.slice(0, CODE_LINES + 1);
  // A cut between two functions or steps reads better than one within them.
  const gap = kept.findLastIndex((line) => line.trim() === '');
  return [...kept.slice(0, gap > CODE_LINES / 2 ? gap : undefined), '…', lines.at(-1)].join('\n');
}

function titleOf(section: number, library: Library): string {
  return [library.pageOf(section).title, ...library.places[section]!.path.slice(-1)].join(' › ');
}

function addressOf(section: number, library: Library): string {
  const {anchor} = library.places[section]!;
  return `${library.pageOf(section).route}${anchor && `#${anchor}`}`;
}
