import type {Source} from '../protocol';
import type {Analysis} from './analyzeQuestion';
import {chooseOne, choosePassages} from './choosePassages';
import {createCodeFilter, completed, isEntry, leads, quote} from './quotePassages';
import {languageOf} from './languages';
import type {Library} from './library';
import type {Passage} from './passages';
import type {Candidate, Evidence} from './retrieve';
import {ON_HEADING} from './suitability';
import {familyOf, isCodeName, termsByPlace} from './wordForms';

export type ComposedAnswer = {blocks: string[]; sources: Source[]};

const SECTIONS = 3;
/** Below this many characters there is room for a second further section. */
const SHORT_ANSWER = 1000;
/** A further section stands in the answer where its best passage is nearly as good as the best of all. */
const SHARE_ELSEWHERE = 0.5;
/** And says so much of the question itself. */
const LEAST_SAID = 0.25;
/** Code elsewhere on the page is worth showing where it is half as good as the words. */
const SHARE_OF_CODE = 0.4;
/** Of a further table or list, what is nearly as good as its best. */
const SHARE_OF_ENTRIES = 0.9;
const FURTHER_ENTRIES = 4;
/** Rows of a table that has a column for each of two things. */
const COMPARED_ROWS = 12;
/** The section that is headed by a task says enough of it where it says so much of what the best one does. */
const SHARE_OF_TASK = 0.85;
/** And where it speaks of so much of what is asked as the best one does. */
const SHARE_OF_SAID = 0.5;
/** Sections of one answer whose candidates are looked at. */
const CANDIDATES = 80;

/** A short answer of what the best passages say, quoted as they stand, the sections it comes from first. */
export function composeAnswer(evidence: Evidence, analysis: Analysis, library: Library): ComposedAnswer {
  const groups = taskFirst(groupBySection(evidence.candidates), analysis);
  const [first] = groups;
  if (!first) return {blocks: [], sources: []};
  const answer = createAnswer(library);
  if (evidence.sides) compare(evidence.sides, groups, analysis, answer);
  else {
    const rows = comparedRows(groups, analysis, answer);
    if (rows) answer.add(rows.section, rows.indexes, analysis);
    const indexes = choosePassages(first.chosen, library.passagesOf(first.section), analysis.wanted);
    if (first.section !== rows?.section) answer.add(first.section, indexes, analysis);
    addCode(evidence.candidates, first.section, analysis, answer, library);
    addFurther(groups, termsSaid(first, indexes), analysis, answer);
  }
  return {blocks: answer.blocks, sources: sourcesOf([...answer.sections, ...evidence.sections], library)};
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

/** An answer that grows by what is quoted of a section. */
type GrowingAnswer = {
  blocks: string[];
  sections: number[];
  add(section: number, indexes: readonly number[], analysis: Analysis): void;
  passagesOf: Library['passagesOf'];
};

function createAnswer(library: Library): GrowingAnswer {
  const blocks: string[] = [];
  const sections: number[] = [];
  return {
    blocks,
    sections,
    passagesOf: library.passagesOf,
    add(section, indexes, {wanted}) {
      const passages = library.passagesOf(section);
      const said = blocks.join('\n');
      const whole = completed(indexes, passages, createCodeFilter(passages, wanted.language));
      const quoted = quote(whole, passages).filter((block) => !said.includes(block));
      if (quoted.length === 0) return;
      if (blocks.length > 0)
        blocks.push(`From [${titleOf(section, library)}](${addressOf(section, library)}):`);
      else if (whole[0] === 0) {
        const heading = library.places[section]!.path.at(-1);
        quoted[0] = `${nameBefore(passages[0]!, heading, wanted)}${quoted[0]}`;
      }
      blocks.push(...quoted);
      sections.push(section);
    },
  };
}

/**
 * The heading, where the first sentence below it goes on from it (`It asks for …`) or says what a thing is without
 * naming it, as a glossary does.
 */
function nameBefore({kind, text}: Passage, heading: string | undefined, wanted: Analysis['wanted']): string {
  if (heading === undefined || kind !== 'sentence') return '';
  if (!ON_HEADING.test(text) && wanted.definition === undefined) return '';
  const said = termsByPlace(text).words;
  if (Array.from(termsByPlace(heading).words).some((word) => said.has(word))) return '';
  return `**${isCodeName(heading) ? `\`${heading}\`` : heading}**: `;
}

/** Code in the language that is asked for, from the same page, where the section that answers has none. */
function addCode(
  candidates: readonly Candidate[],
  section: number,
  analysis: Analysis,
  answer: GrowingAnswer,
  library: Library,
): void {
  const {language} = analysis.wanted;
  const isWanted = (block: string) => languageOf(block.slice(block.indexOf('```'))) === language;
  if (language === undefined || answer.blocks.some(isWanted)) return;
  const best = candidates[0]!.score;
  const code = candidates.find(
    ({passage, score, section: other}) =>
      languageOf(passage.markdown) === language &&
      score >= best * SHARE_OF_CODE &&
      library.places[other]!.page === library.places[section]!.page,
  );
  if (code) answer.add(code.section, [code.index], analysis);
}

/** What other sections say as well, where it is as much to the point: first what says more of what is asked. */
function addFurther(
  groups: readonly Group[],
  saidFirst: number,
  analysis: Analysis,
  answer: GrowingAnswer,
): void {
  const {wanted, terms} = analysis;
  const [first, ...others] = groups;
  const best = first!.chosen[0]!.score;
  const total = terms.reduce((sum, {weight}) => sum + weight, 0) || 1;
  let said = saidFirst;
  const adds = (candidate: Candidate): number =>
    terms.reduce((sum, {weight}, at) => sum + (((candidate.terms & ~said) >> at) & 1) * weight, 0) / total;
  const worth = ({chosen: [found]}: Group): number => found!.score * (1 + adds(found!));
  let left = others.filter(({chosen: [found]}) => isLike(found!));
  while (left.length > 0) {
    const length = answer.blocks.reduce((sum, block) => sum + block.length, 0);
    if (answer.sections.length >= (length < SHORT_ANSWER ? SECTIONS : SECTIONS - 1)) return;
    const next = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left = left.filter((other) => other !== next);
    answer.add(next.section, furtherPassages(next, answer), analysis);
    said |= next.chosen[0]!.terms;
  }

  function isLike({score, said: share, passage, index}: Candidate): boolean {
    if (score < best * SHARE_ELSEWHERE || share < LEAST_SAID) return false;
    if (passage.isCaption || (passage.kind === 'code' && !wanted.code)) return false;
    if (wanted.time && !wanted.time.test(passage.text)) return false;
    // What goes wrong is another matter, unless something did.
    if (passage.isTrouble && !wanted.trouble && wanted.steps) return false;
    // Besides a definition only what a page or section begins with tells more of the thing.
    return wanted.definition === undefined || index === 0;
  }
}

/** Which of the asked terms the quoted passages say. */
function termsSaid({chosen}: Group, indexes: readonly number[]): number {
  return chosen.reduce((all, {index, terms}) => (indexes.includes(index) ? all | terms : all), 0);
}

function furtherPassages({section, chosen}: Group, answer: GrowingAnswer): number[] {
  const [found] = chosen;
  if (!isEntry(found!.passage)) return chooseOne(found!, answer.passagesOf(section));
  return chosen
    .filter(
      ({passage, score}) =>
        passage.block === found!.passage.block && score >= found!.score * SHARE_OF_ENTRIES,
    )
    .slice(0, FURTHER_ENTRIES)
    .map(({index}) => index)
    .sort((a, b) => a - b);
}

/** Two things side by side: the table that has a column for each, what each of them is, and what speaks of both. */
function compare(
  [one, other]: readonly [number, number],
  groups: readonly Group[],
  analysis: Analysis,
  answer: GrowingAnswer,
): void {
  const columns = groups
    .flatMap(({chosen}) => chosen)
    .find(
      ({passage}) =>
        passage.kind === 'row' && analysis.sides!.every((side) => holdsAll(passage.lead ?? '', side)),
    );
  if (columns) {
    const passages = answer.passagesOf(columns.section);
    const rows = passages.flatMap(({block}, at) => (block === columns.passage.block ? [at] : []));
    answer.add(columns.section, rows.slice(0, COMPARED_ROWS), analysis);
  }
  const rows = columns ? undefined : comparedRows(groups, analysis, answer);
  if (rows) answer.add(rows.section, rows.indexes, analysis);
  for (const section of [one, other]) answer.add(section, beginningOf(answer.passagesOf(section)), analysis);
  const direct = groups.find(
    ({section, chosen: [found]}) =>
      found!.said >= LEAST_SAID &&
      found!.passage.kind !== 'code' &&
      !found!.passage.isCaption &&
      ![one, other].includes(section),
  );
  if (direct && !columns && !rows) answer.add(direct.section, furtherPassages(direct, answer), analysis);
}

/** The rows of one table that are about either of two things, which say side by side how they differ. */
function comparedRows(
  groups: readonly Group[],
  {sides}: Analysis,
  {passagesOf}: GrowingAnswer,
): {section: number; indexes: number[]} | undefined {
  for (const {section, chosen} of sides ? groups : []) {
    const passages = passagesOf(section);
    for (const block of new Set(chosen.map(({passage}) => passage.block))) {
      const about = sides!.map((side) =>
        passages.findIndex(({label, block: own}) => own === block && holdsAll(label ?? '', side)),
      );
      if (about.every((at) => at >= 0) && new Set(about).size > 1)
        return {section, indexes: about.toSorted((a, b) => a - b)};
    }
  }
  return undefined;
}

function holdsAll(text: string, side: Analysis['terms']): boolean {
  const families = new Set(Array.from(termsByPlace(text).words, familyOf));
  return side.every(({family}) => families.has(family));
}

function beginningOf(passages: ReturnType<Library['passagesOf']>): number[] {
  const first = passages.find((passage) => passage.kind === 'sentence' && !leads(passage));
  return passages.flatMap(({block, kind}, index) =>
    block === first?.block && kind === 'sentence' ? [index] : [],
  );
}

function groupBySection(candidates: readonly Candidate[]): Group[] {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates.slice(0, CANDIDATES)) {
    const known = groups.get(candidate.section);
    if (known) known.push(candidate);
    else groups.set(candidate.section, [candidate]);
  }
  return Array.from(groups, ([section, chosen]) => ({section, chosen}));
}

/** For a task the section that is headed by it stands first, where it says nearly as much as the best: `Burn` before `Burning by every holder`. */
function taskFirst(groups: readonly Group[], {wanted}: Analysis): readonly Group[] {
  const best = groups[0]?.chosen[0]!.score ?? 0;
  if (!wanted.steps || best === 0) return groups;
  const said = groups[0]!.chosen[0]!.said;
  const near = groups.filter(
    ({chosen: [found]}) => found!.score >= best * SHARE_OF_TASK && found!.said >= said * SHARE_OF_SAID,
  );
  const first = near.reduce((one, other) => (other.chosen[0]!.headed > one.chosen[0]!.headed ? other : one));
  return [first, ...groups.filter((group) => group !== first)];
}

function titleOf(section: number, library: Library): string {
  return [library.pageOf(section).title, ...library.places[section]!.path.slice(-1)].join(' › ');
}

function addressOf(section: number, library: Library): string {
  const {anchor} = library.places[section]!;
  return `${library.pageOf(section).route}${anchor && `#${anchor}`}`;
}
