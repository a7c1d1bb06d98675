import type {Analysis, AskedTerm} from './analyzeQuestion';
import {termsOf, wordsOf} from '../../search/words';
import type {Library} from './library';
import {
  createPageWords,
  matchIn,
  numberTerm,
  wordsOfText,
  type NumberedTerm,
  type PageWords,
  type TextWords,
  type WordNumbers,
} from './pageWords';
import type {Passage} from './passages';
import {familyOf, isAskingWord} from './wordForms';

/** A passage and how well it answers, from 0. */
export type Candidate = {section: number; index: number; passage: Passage; score: number};

export type Evidence = {
  /** Best first. */
  candidates: Candidate[];
  /** The section that says most on each page, best first. */
  sections: number[];
  /** The share of what is asked that the best section speaks of, from 0 to 1. */
  coverage: number;
};

/** A passage with a word of the question in so many letters says nothing else. */
const LETTERS_A_TERM = 24;

/** What counts how much, tuned on two thirds of the evaluation sets, over this site and over one five times as large. */
const weights = {
  /** Pages that the question itself finds, and that each further query does. */
  pages: 10,
  furtherPages: 5,
  /** A page with a section that is headed by what is to be defined, as if it had been found with this score. */
  defining: 0.9,
  /** A match, by where it stands; in the passage itself it counts 1. */
  lead: 0.7,
  heading: 1,
  title: 0.575,
  neighbour: 0.35,
  section: 0.3,
  page: 0.33,
  /** What the engine's order of the pages decides, and its choice of sections. */
  rank: 0.65,
  ranked: 0.1,
  /** What it adds that a section's headings name what is asked. */
  named: 0.26,
  /** And that they name nothing else, where something is to be explained or done. */
  told: 0.4,
  fullness: 0.25,
  density: 0.12,
  /** Factors for passages of the kind that the question asks for. */
  number: 1.2,
  count: 1.45,
  version: 1.3,
  time: 1.25,
  amount: 1.2,
  date: 1.5,
  name: 1.27,
  reason: 1.2,
  steps: 1.1,
  definition: 1.25,
  /** Factors for kinds of passages. */
  code: 0.62,
  row: 0.87,
  rowOfSteps: 0.9,
  short: 0.7,
  long: 0.8,
  asking: 0.6,
};

/** `families` are those of the section's own heading, or of the page's title above the first one. */
type SectionWords = {heading: TextWords; title: TextWords; families: readonly string[]};

/** How far the headings of a section, and anything in it, say each term. */
type SectionMatches = {
  section: number;
  place: number[];
  any: number[];
  named: number;
  /** Its heading is what is to be defined, and nothing else. */
  defines: boolean;
};

type Retriever = ((analysis: Analysis) => Evidence) & {prepare(whenIdle: () => Promise<void>): Promise<void>};

/** Finds the passages that answer a question. */
export function createRetriever(library: Library): Retriever {
  const {engine, places, passagesOf, pageOf} = library;
  const knownPages = new Map<number, PageWords>();
  const knownSections = new Map<number, SectionWords>();
  const numbers: WordNumbers = new Map();

  function wordsOfPage(page: number): PageWords {
    return remembered(knownPages, page, () =>
      createPageWords(
        sectionsOf(page).flatMap((section) =>
          passagesOf(section).map((passage, index) => ({section, index, passage})),
        ),
        numbers,
      ),
    );
  }

  function wordsOfSection(section: number): SectionWords {
    return remembered(knownSections, section, () => {
      const {title, description, route} = pageOf(section);
      const {path} = places[section]!;
      return {
        families: headingFamilies(path.at(-1) ?? title).map(({family}) => family),
        heading: wordsOfText(path.join(' '), numbers),
        title: wordsOfText(`${title} ${description} ${route.split('/').slice(2).join(' ')}`, numbers),
      };
    });
  }

  function sectionsOf(page: number): number[] {
    const {first, headings} = engine.outline.pages[page]!;
    return Array.from({length: headings.length + 1}, (_, index) => first + index);
  }

  /** Score of each page that a query finds, the best one 1. */
  function pagesFor({queries, page, terms, wanted}: Analysis): {
    scores: Map<number, number>;
    ranked: Set<number>;
  } {
    const ranked = new Set<number>();
    const scores = new Map<number, number>();
    queries.forEach((query, index) => {
      const {pages} = engine.rank(query);
      const best = pages[0]?.score ?? 1;
      for (const found of pages.slice(0, index === 0 ? weights.pages : weights.furtherPages)) {
        const number = places[found.page.first]!.page;
        if (index === 0) for (const {id} of found.sections) ranked.add(id);
        const share = (found.score / best) * (index === 0 ? 1 : 0.9);
        scores.set(number, Math.max(scores.get(number) ?? 0, share));
      }
    });
    for (const section of wanted.definition ? (sectionsByHeading().get(headingKey(terms)) ?? []) : []) {
      const number = places[section]!.page;
      scores.set(number, Math.max(scores.get(number) ?? 0, weights.defining));
    }
    const asked = engine.outline.pages.findIndex(({route}) => route === page?.route);
    if (asked >= 0 && (page!.isMeant || scores.has(asked))) {
      scores.set(asked, page!.isMeant ? 2 : Math.min(1, (scores.get(asked) ?? 0) + 0.15));
    }
    return {scores, ranked};
  }

  /** Sections by the families of their headings: a glossary's entry is found by its name alone. */
  let headings: Map<string, number[]> | undefined;
  function sectionsByHeading(): Map<string, number[]> {
    if (headings) return headings;
    headings = new Map();
    for (const [section, {path}] of places.entries()) {
      const key = headingKey(headingFamilies(path.at(-1) ?? ''));
      if (key !== '') headings.set(key, [...(headings.get(key) ?? []), section]);
    }
    return headings;
  }

  /** Reads every page, so that no first question waits for it. */
  async function prepare(whenIdle: () => Promise<void>): Promise<void> {
    sectionsByHeading();
    for (let page = 0; page < engine.outline.pages.length; page += 1) {
      await whenIdle();
      readPage(page);
    }
  }

  function readPage(page: number): void {
    wordsOfPage(page);
    for (const section of sectionsOf(page)) wordsOfSection(section);
  }

  function retrieve(analysis: Analysis): Evidence {
    const candidates: Candidate[] = [];
    const best: {section: number; score: number}[] = [];
    let coverage = 0;
    const {scores, ranked} = pagesFor(analysis);
    for (const page of scores.keys()) readPage(page);
    const numbered = analysis.terms.map((term) => numberTerm(term, numbers));
    for (const [page, share] of scores) {
      const found = scorePage(page, share, analysis, numbered, ranked);
      candidates.push(...found.candidates);
      if (found.section !== undefined) best.push({section: found.section, score: found.score});
      coverage = Math.max(coverage, found.coverage);
    }
    if (candidates.length === 0 && analysis.page?.isMeant)
      candidates.push(...introductionOf(analysis.page.route));
    return {
      candidates: candidates.sort((a, b) => b.score - a.score),
      sections: best.sort((a, b) => b.score - a.score).map(({section}) => section),
      coverage,
    };
  }

  /** What a page says of itself, for a question that says nothing more than that it is about the page. */
  function introductionOf(route: string): Candidate[] {
    const section = engine.outline.pages.find((page) => page.route === route)?.first;
    if (section === undefined) return [];
    return passagesOf(section)
      .slice(0, 4)
      .map((passage, index) => ({section, index, passage, score: 1 - index / 10}));
  }

  type ScoredPage = {candidates: Candidate[]; section?: number; score: number; coverage: number};

  function scorePage(
    page: number,
    share: number,
    analysis: Analysis,
    numbered: readonly NumberedTerm[],
    ranked: ReadonlySet<number>,
  ): ScoredPage {
    const {terms} = analysis;
    const {passages, inPassages, inLeads} = wordsOfPage(page);
    const own = numbered.map(inPassages);
    const leads = numbered.map(inLeads);
    const total = sumOf(terms, () => 1) || 1;
    const asked = new Set(terms.map(({family}) => family));
    const {steps, definition, time} = analysis.wanted;
    const toldWeight = steps || definition || time ? weights.told : 0;
    const byRank = 1 - weights.rank + weights.rank * share;

    const sections = sectionsOf(page).map((section): SectionMatches => {
      const {heading, title, families} = wordsOfSection(section);
      const place = numbered.map((term) =>
        Math.max(weights.heading * matchIn(heading, term), weights.title * matchIn(title, term)),
      );
      const named = sumOf(terms, (at) => (place[at]! > 0 ? 1 : 0)) / total;
      const told = families.filter((family) => asked.has(family)).length / Math.max(1, families.length);
      return {
        section,
        place,
        named: weights.named * named + toldWeight * told * named,
        defines:
          analysis.wanted.definition !== undefined &&
          told === 1 &&
          numbered.every((term) => matchIn(heading, term) > 0),
        any: place.map((value): number => (value > 0 ? 0.9 : 0)),
      };
    });
    const firstSection = sections[0]!.section;
    passages.forEach(({section}, at) => {
      const {any} = sections[section - firstSection]!;
      own.forEach((matches, term) => (any[term] = Math.max(any[term]!, matches[at]!)));
    });
    const onPage = terms.map((_, term) => Math.max(...sections.map(({any}) => any[term]!)));

    const result: ScoredPage = {candidates: [], score: 0, coverage: 0};
    for (const {section, any} of sections) {
      const coverage = sumOf(terms, (at) => Math.max(any[at]!, weights.page * onPage[at]!)) / total;
      result.coverage = Math.max(result.coverage, coverage);
      if (coverage * byRank <= result.score) continue;
      result.score = coverage * byRank;
      result.section = section;
    }
    passages.forEach(({section, index, passage}, at) => {
      let said = 0;
      let meant = 0;
      let spoken = 0;
      // Every passage of a page comes by here with every question: nothing is allocated, and most say nothing.
      for (let term = 0; term < terms.length; term += 1) said += terms[term]!.weight * own[term]![at]!;
      const {place, any, named, defines} = sections[section - firstSection]!;
      // The sentence under a heading often says what the thing is without naming it again.
      const isDefinition = defines && index === 0 && passage.kind === 'sentence';
      if (isDefinition) said = total;
      if (said === 0) return;
      const isAfter = passages[at - 1]?.section === section;
      const isBefore = passages[at + 1]?.section === section;
      for (let term = 0; term < terms.length; term += 1) {
        const {weight} = terms[term]!;
        const matches = own[term]!;
        const here = matches[at]!;
        let best = Math.max(
          here,
          place[term]!,
          weights.lead * leads[term]![at]!,
          weights.section * any[term]!,
        );
        if (isAfter) best = Math.max(best, weights.neighbour * matches[at - 1]!);
        if (isBefore) best = Math.max(best, weights.neighbour * matches[at + 1]!);
        meant += weight * best;
        if (here > 0) spoken += 1;
      }
      const fullness = 1 - weights.fullness * (1 - Math.min(1, said / total / 0.5));
      const density = Math.min(1, spoken / Math.max(3, passage.text.length / LETTERS_A_TERM));
      const score =
        (meant / total) *
        byRank *
        fullness *
        (1 - weights.density * (1 - density)) *
        (1 + named) *
        (ranked.has(section) ? 1 + weights.ranked : 1) *
        suits(passage, analysis) *
        (isDefinition && !analysis.wanted.definition?.test(passage.text) ? weights.definition : 1);
      result.candidates.push({section, index, passage, score});
    });
    return result;
  }

  return Object.assign(retrieve, {prepare});
}

/** How far a passage is of the kind that the question asks for. */
function suits({kind, text, markdown}: Passage, {wanted}: Analysis): number {
  const hasCode = kind === 'code' || markdown.includes('`');
  let value = 1;
  if (wanted.number && NUMBER.test(text)) value *= weights.number;
  if (wanted.count?.test(text)) value *= weights.count;
  if (wanted.version && VERSION.test(text)) value *= weights.version;
  if (wanted.time?.test(text)) value *= weights.time;
  if (wanted.amount && AMOUNT.test(text)) value *= weights.amount;
  if (wanted.date && DATE.test(text)) value *= weights.date;
  if (wanted.name && hasCode) value *= weights.name;
  if (wanted.reason && REASON.test(text)) value *= weights.reason;
  if (wanted.steps && (hasCode || kind === 'item')) value *= weights.steps;
  if (wanted.steps && kind === 'row') value *= weights.rowOfSteps;
  if (wanted.definition?.test(text)) value *= weights.definition;
  if (kind === 'code') value *= weights.code;
  if (kind === 'row') value *= weights.row;
  if (kind !== 'code' && text.length < 25) value *= weights.short;
  if (text.length > 600) value *= weights.long;
  if (text.endsWith('?')) value *= weights.asking;
  return value;
}

const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice)\b/i;
const VERSION = /\bv?\d+\.\d+/;
const AMOUNT = /\d[\d,._]*\s*(?:x?EGLD|%|percent|gas)(?![a-z])/i;
/** A day or month of the calendar. */
export const DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\b20\d\d-\d\d-\d\d\b/;
const REASON =
  /\b(?:because|so that|since|therefore|otherwise|prevents?|avoids?|so (?:it|no|the|that)|without|would|could)\b/i;

function headingFamilies(heading: string): {family: string}[] {
  return wordsOf(heading)
    .filter((word) => !isAskingWord(word))
    .map((word) => ({family: familyOf(termsOf(word).whole)}));
}

function headingKey(words: readonly {family: string}[]): string {
  return Array.from(new Set(words.map(({family}) => family)))
    .sort()
    .join(' ');
}

function sumOf(terms: readonly AskedTerm[], share: (at: number) => number): number {
  return terms.reduce((total, {weight}, at) => total + weight * share(at), 0);
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}
