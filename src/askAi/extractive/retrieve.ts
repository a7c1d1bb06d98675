import {rarityOf, type Analysis, type AskedTerm} from './analyzeQuestion';
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
import {LEANING} from './choosePassages';
import type {Passage} from './passages';
import {isOpening, quoting, suits} from './suitability';
import {weights} from './weights';
import {familyOf, isAskingWord} from './wordForms';

/** A passage and how well it answers, from 0. */
export type Candidate = {
  section: number;
  index: number;
  passage: Passage;
  score: number;
  /** The share of what is asked that it says itself, from 0 to 1. */
  said: number;
  /** Which terms it says itself, or its heading for it: a bit for each. */
  terms: number;
  /** Its section's heading says little else than what is asked. */
  isHeaded: boolean;
  /** How far the heading is the task that is asked for, and nothing else: from 0 to 1. */
  headed: number;
  /** How far a reader's question that its section answers is the same one: from 0 to 1. */
  alike: number;
  /** Readers ask nearly the same, and are answered by it or by the section as a whole. */
  isAsked: boolean;
};

export type Evidence = {
  /** Best first. */
  candidates: Candidate[];
  /** The section that says most on each page, best first. */
  sections: number[];
  /** The share of what is asked that the best section speaks of, from 0 to 1. */
  coverage: number;
  /** How much a question that a page answers is the same one, at most: from 0 to 1. */
  alike: number;
  /** The sections that define the two things to be told apart. */
  sides?: readonly [number, number];
};

/** A passage with a word of the question in so many letters says nothing else. */
const LETTERS_A_TERM = 24;

/** Such a heading names no task, though it speaks of a start. */
const PREPARATION = /^(?:before you (?:start|begin)|prerequisites)$/i;
const ONWARD = /^(?:related|next|map of|read more|see also|where to)\b/i;
/** What says so much of the question counts in full by its kind. */
const FULL = 0.8;
/** A name in a heading is asked for where so many of its parts are: `sign` and `message` of `mvx_signMessage`. */
const MOST_PARTS = 0.6;
/** Passages below this share of the best so far can't stand in an answer. */
const LEAST_CANDIDATE = 0.3;
/** A heading is what is asked where so much of it and so much of the question are the same. */
const HEADED = {told: 0.5, asked: 0.6};

/** `families` are those of the section's own heading, or of the page's title above the first one. */
type SectionWords = {
  heading: TextWords;
  title: TextWords;
  families: readonly HeadingWord[];
  /** What it is named, and what readers ask of it. */
  named: readonly AskedWords[];
  asked: readonly AskedWords[];
};

/** A question that readers ask, how telling its words are together, and the number of the passage that answers it. */
type AskedWords = {words: TextWords; weight: number; passage: number};

/** A word of a heading, with its parts where it is a compound. */
type HeadingWord = {family: string; parts: readonly string[]};

/** How far the headings of a section, and anything in it, say each term. */
type SectionMatches = {
  section: number;
  place: number[];
  headings: number[];
  any: number[];
  named: number;
  /** How far it names nothing else. */
  told: number;
  /** Its heading is what is to be defined, and nothing else. */
  defines: boolean;
  isHeaded: boolean;
  isOnward: boolean;
  likeness: Likeness;
};

type Retriever = ((analysis: Analysis) => Evidence) & {prepare(whenIdle: () => Promise<void>): Promise<void>};

/** Finds the passages that answer a question. */
export function createRetriever(library: Library): Retriever {
  const {engine, places, passagesOf, pageOf, questionsOf} = library;
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
      const path = places[section]!.path.filter((heading) => !PREPARATION.test(heading));
      const own = places[section]!.path.at(-1) ?? title;
      return {
        families: PREPARATION.test(own) ? [] : headingFamilies(own),
        heading: wordsOfText(path.join(' '), numbers),
        title: wordsOfText(`${title} ${description} ${route.split('/').slice(2).join(' ')}`, numbers),
        named: namesOf(section).map(askedWords),
        asked: questionsOf(section).map((question) => askedWords({question, passage: 0})),
      };
    });
  }

  function askedWords({question, passage}: {question: string; passage: number}): AskedWords {
    return {words: wordsOfText(question, numbers), weight: weightOf(question), passage};
  }

  /** What a heading names is what its section tells from its beginning, as if it were asked. */
  function namesOf(section: number): {question: string; passage: number}[] {
    const {title} = pageOf(section);
    const heading = places[section]!.path.at(-1);
    if (heading !== undefined && PREPARATION.test(heading)) return [];
    const names = heading === undefined ? [title] : [heading, `${heading} ${title}`];
    return names.map((question) => ({question, passage: 0}));
  }

  /** How telling the words of a text are, each counted once. */
  function weightOf(text: string): number {
    const terms = new Set(
      wordsOf(text)
        .filter((word) => !isAskingWord(word))
        .map((word) => termsOf(word).whole),
    );
    return Array.from(terms, (term) => rarityOf(engine.frequencyOf(term), places.length)).reduce(
      (sum, rarity) => sum + rarity,
      0,
    );
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
    let bestScore = 0;
    const {scores, ranked} = pagesFor(analysis);
    for (const page of scores.keys()) readPage(page);
    const numbered = analysis.terms.map((term) => numberTerm(term, numbers));
    for (const [page, share] of scores) {
      const found = scorePage(page, share, analysis, numbered, ranked, bestScore);
      bestScore = found.best;
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
      alike: Math.max(0, ...candidates.map((candidate) => candidate.alike)),
      ...sidesFor(analysis, scores),
    };
  }

  /** Where each of two things is defined: the section that is headed by it, on the page that was found first. */
  function sidesFor({sides}: Analysis, scores: ReadonlyMap<number, number>): Pick<Evidence, 'sides'> {
    const defining = sides?.map((terms) =>
      (sectionsByHeading().get(headingKey(terms)) ?? []).toSorted(
        (a, b) => (scores.get(places[b]!.page) ?? 0) - (scores.get(places[a]!.page) ?? 0),
      ),
    );
    // What begins with `It is` goes on from its heading, and can't stand beside another thing.
    const [one, other] = (defining ?? []).map((found) => {
      const whole = found.filter((section) => !LEANING.test(passagesOf(section)[0]?.text ?? 'it'));
      return whole.length > 0 ? whole : found;
    });
    if (!one?.length || !other?.length) return {};
    // Both from one page read alike.
    const together = one.find((section) =>
      other.some((second) => places[second]!.page === places[section]!.page),
    );
    const first = together ?? one[0]!;
    const second = other.find((section) => places[section]!.page === places[first]!.page) ?? other[0]!;
    return {sides: [first, second]};
  }

  /** What a page says of itself, for a question that says nothing more than that it is about the page. */
  function introductionOf(route: string): Candidate[] {
    const section = engine.outline.pages.find((page) => page.route === route)?.first;
    if (section === undefined) return [];
    return passagesOf(section)
      .slice(0, 4)
      .map((passage, index) => ({
        section,
        index,
        passage,
        score: 1 - index / 10,
        said: 0,
        terms: 0,
        isHeaded: true,
        headed: 1,
        alike: 0,
        isAsked: false,
      }));
  }

  type ScoredPage = {
    candidates: Candidate[];
    best: number;
    section?: number;
    score: number;
    coverage: number;
  };

  function scorePage(
    page: number,
    share: number,
    analysis: Analysis,
    numbered: readonly NumberedTerm[],
    ranked: ReadonlySet<number>,
    best: number,
  ): ScoredPage {
    const {terms} = analysis;
    const {passages, inPassages, inLeads, labels} = wordsOfPage(page);
    const own = numbered.map(inPassages);
    const leads = numbered.map(inLeads);
    const sides = analysis.sides?.map((side) =>
      terms.flatMap(({term}, at) => (side.some((one) => one.term === term) ? [at] : [])),
    );
    const total = sumOf(terms, () => 1) || 1;
    const asked = new Set(
      terms.flatMap(({family, wordings}) => [
        family,
        ...wordings.filter(({length}) => length === 1).map(([other]) => familyOf(other!)),
      ]),
    );
    const {steps, definition, time, explanation, verdict} = analysis.wanted;
    const isTold = steps || definition !== undefined || explanation || verdict;
    const action = steps ? actionOf(analysis) : undefined;
    const actions = new Set(
      action === undefined ? [] : [action.family, ...action.wordings.map(([other]) => familyOf(other!))],
    );
    const byRank = 1 - weights.rank + weights.rank * share;
    const titleFamilies = wordsOfSection(sectionsOf(page)[0]!).families;
    // All of a page is about its title, where the question names all of that: `the id in the accountsesdt index`.
    const isTopic = titleFamilies.length > 1 && titleFamilies.every(({family}) => asked.has(family));
    const byTitle = isTopic ? weights.topic : weights.title;
    const {title: pageTitle} = wordsOfSection(sectionsOf(page)[0]!);
    const topic = numbered.map((term) => (isTopic ? weights.topicSaid * matchIn(pageTitle, term) : 0));

    const sections = sectionsOf(page).map((section): SectionMatches => {
      const {heading, title, families, named: names, asked: questions} = wordsOfSection(section);
      const isNamed = ({parts}: HeadingWord) =>
        parts.length > 0 && parts.filter((part) => asked.has(part)).length >= parts.length * MOST_PARTS;
      const isAsked = (word: HeadingWord) => asked.has(word.family) || isNamed(word);
      const inNames = families.some(isNamed) ? weights.nameInHeading : 0;
      const headings = numbered.map((term) => matchIn(heading, term, inNames));
      const likeness = likenessOf(isTold ? [...names, ...questions] : questions, numbered, terms);
      const place = numbered.map((term, at) =>
        Math.max(
          weights.heading * headings[at]!,
          byTitle * matchIn(title, term),
          weights.asked * (likeness.matches[at] ?? 0),
        ),
      );
      const named = sumOf(terms, (at) => (place[at]! > 0 ? 1 : 0)) / total;
      const told = families.filter(isAsked).length / Math.max(1, families.length);
      const isAction = beginsWith(families, actions) || beginsWith(titleFamilies, actions);
      return {
        section,
        place,
        headings,
        named: weights.named * named + (isAction ? weights.action * named : 0),
        told: told * told * named * (steps && !isAction ? weights.noAction : 1),
        isOnward: ONWARD.test(places[section]!.path[0] ?? ''),
        likeness,
        isHeaded: told >= HEADED.told && named >= HEADED.asked,
        defines:
          analysis.wanted.definition !== undefined && told === 1 && headings.every((match) => match > 0),
        any: place.map((value): number => (value > 0 ? 0.9 : 0)),
      };
    });
    const firstSection = sections[0]!.section;
    passages.forEach(({section}, at) => {
      const {any} = sections[section - firstSection]!;
      own.forEach((matches, term) => (any[term] = Math.max(any[term]!, matches[at]!)));
    });
    const onPage = terms.map((_, term) => Math.max(...sections.map(({any}) => any[term]!)));

    const result: ScoredPage = {candidates: [], best, score: 0, coverage: 0};
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
      const label = labels[at];
      let labelled = 0;
      let labelWords = 0;
      let spokenTerms = 0;
      // Every passage of a page comes by here with every question: nothing is allocated, and most say nothing.
      for (let term = 0; term < terms.length; term += 1) {
        const here = own[term]![at]!;
        // The head of a table says what its columns are, and so what two things are compared.
        const above = sides === undefined ? 0 : weights.lead * leads[term]![at]!;
        said += terms[term]!.weight * Math.max(here, above, topic[term]!);
      }
      const {place, headings, any, named, told, defines, isHeaded, isOnward, likeness} =
        sections[section - firstSection]!;
      // The first sentence under a heading goes on where the heading stops.
      if (index === 0 && isOpening(passage, analysis)) {
        const opening = section === firstSection ? place : headings;
        said = 0;
        for (let term = 0; term < terms.length; term += 1)
          said += terms[term]!.weight * Math.max(own[term]![at]!, weights.opening * opening[term]!);
      }
      // The sentence under a heading often says what the thing is without naming it again.
      const isDefinition = defines && index === 0 && passage.kind === 'sentence';
      if (isDefinition) said = total;
      const answers = likeness.byPassage.get(index) ?? 0;
      if (likeness.most > 0) {
        const speaks = answers > 0 ? weights.answerSaid : weights.askedSaid;
        let inQuestion = 0;
        for (let term = 0; term < terms.length; term += 1)
          inQuestion += terms[term]!.weight * Math.max(own[term]![at]!, speaks * likeness.matches[term]!);
        said = Math.max(said, inQuestion);
      }
      if (said === 0) return;
      const isAfter = passages[at - 1]?.section === section;
      const isBefore = passages[at + 1]?.section === section;
      for (let term = 0; term < terms.length; term += 1) {
        const {weight} = terms[term]!;
        const matches = own[term]!;
        const here = matches[at]!;
        let match = Math.max(
          here,
          place[term]!,
          weights.lead * leads[term]![at]!,
          weights.section * any[term]!,
        );
        if (isAfter) match = Math.max(match, weights.neighbour * matches[at - 1]!);
        if (isBefore) match = Math.max(match, weights.neighbour * matches[at + 1]!);
        meant += weight * match;
        if (here > 0) {
          spoken += 1;
          spokenTerms |= 1 << term;
        }
        if (label === undefined || here === 0) continue;
        const named = matchIn(label.words, numbered[term]!);
        labelled += weight * named;
        if (named > 0) labelWords += 1;
      }
      const isAbout = labelWords === 0 ? 0 : (labelled / total) * Math.min(1, labelWords / label!.length);
      const fullness = 1 - weights.fullness * (1 - Math.min(1, said / total / 0.5));
      const density = Math.min(1, spoken / Math.max(3, passage.text.length / LETTERS_A_TERM));
      const score =
        (isOnward ? weights.onward : 1) *
        (meant / total) *
        byRank *
        fullness *
        (1 - weights.density * (1 - density)) *
        (1 + named + (isTold || time?.test(passage.text) ? weights.told * told : 0)) *
        (ranked.has(section) ? 1 + weights.ranked : 1) *
        (1 + weights.alike * likeness.most ** 2) *
        (1 + weights.answer * answers ** 2) *
        (1 + weights.label * isAbout) *
        (sides === undefined
          ? 1
          : sides.every((side) => side.some((term) => own[term]![at]! + leads[term]![at]! > 0.6))
            ? weights.bothSides
            : weights.oneSide) *
        quoting(passage, analysis.quoted) *
        suits(passage, analysis, Math.min(1, said / total / FULL)) *
        (isDefinition && !analysis.wanted.definition?.test(passage.text) ? weights.definition : 1);
      if (score < result.best * LEAST_CANDIDATE) return;
      result.best = Math.max(result.best, score);
      result.candidates.push({
        section,
        index,
        passage,
        score,
        said: said / total,
        terms: spokenTerms,
        isHeaded,
        headed: told,
        alike: likeness.most,
        isAsked: Math.max(likeness.byPassage.get(0) ?? 0, answers) >= weights.opensAlike,
      });
    });
    return result;
  }

  return Object.assign(retrieve, {prepare});
}

/** How far the questions that readers ask of a section are the one asked: from 0 to 1. */
type Likeness = {
  most: number;
  /** Of those that a passage answers, by its number; 0 is the section's beginning. */
  byPassage: ReadonlyMap<number, number>;
  /** How far the one that is most alike says each term. */
  matches: readonly number[];
};

/** Questions are alike by the cosine of their words, each as telling as it is. What no page knows tells nothing of it. */
function likenessOf(
  questions: readonly AskedWords[],
  numbered: readonly NumberedTerm[],
  terms: readonly AskedTerm[],
): Likeness {
  let most = 0;
  let matches: readonly number[] = [];
  const byPassage = new Map<number, number>();
  const total = sumOf(terms, (at) => (terms[at]!.isUnknown ? 0 : 1)) || 1;
  for (const {words, weight, passage} of questions) {
    const said = numbered.map((term) => matchIn(words, term));
    const common = sumOf(terms, (at) => (terms[at]!.isUnknown ? 0 : said[at]!));
    if (common === 0) continue;
    const alike = common / Math.sqrt(total * Math.max(weight, common));
    byPassage.set(passage, Math.max(byPassage.get(passage) ?? 0, alike));
    if (alike > most) [most, matches] = [alike, said];
  }
  return {most, byPassage, matches};
}

/** What is to be done, of a question for a task. */
function actionOf({terms, wanted}: Analysis): AskedTerm | undefined {
  return terms.find(({term}) => term === wanted.action) ?? terms[0];
}

function beginsWith([first]: readonly HeadingWord[], families: ReadonlySet<string>): boolean {
  return first !== undefined && families.has(first.family);
}

function headingFamilies(heading: string): HeadingWord[] {
  return wordsOf(heading)
    .filter((word) => !isAskingWord(word))
    .map((word) => {
      const {whole, parts} = termsOf(word);
      return {family: familyOf(whole), parts: parts.map(familyOf)};
    });
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
