import {plainOf} from '../text/markedText';
import {termSet} from './askedTerms';
import {languageIn, type Language} from './languages';
import {describeSection, headingOf, linkTo, type Library} from './library';
import {definedIn, isFigureAsked, questionsIn, wholeOf, type Piece} from './question';
import {quoteBest, quoteSection} from './quoteSection';
import {rankSections, type PageBonus, type RankedSection, type Ranking} from './rankSections';

/** What a reader asks. */
export type Inquiry = {
  text: string;
  /** The question before, in the same thread. */
  before?: string;
  /** Text that the reader selected on a page. */
  quote?: string;
  /** The page that the reader is on, or asks about. */
  page?: PageBonus;
};

/** Blocks of Markdown, the sections that they come from, and what was found for the whole message. */
export type ComposedAnswer = Ranking & {blocks: string[]; sections: number[]};

/** Characters of the section that answers; where there are several questions, of all their sections together. */
const LONGEST = 950;
const LONGEST_OF_PARTS = 1150;
/** Further sections are shown where they are nearly as good as the first. */
const CARD_SHARE = 0.8;
const CARD_LENGTH = 270;
const MOST_SECTIONS = 3;
const QUOTE_SHARE = 0.35;
const GLOSSARY = '/welcome/terminology';

/** Factors of a passage's score: with a figure where one is asked for; code; the section's first paragraph, more so
 * where a definition is asked for; a fragment. */
const FIGURE = 1.25;
const CODE = 0.6;
const BEGINNING = 1.05;
const OPENING = 1.5;
const FRAGMENT = 0.7;
/** Of a passage that says nothing of what is asked, so that a page that is meant is read from its beginning. */
const LEAST_SCORE = 0.001;
/** A passage with fewer characters says little. */
const FRAGMENT_LENGTH = 25;
const USUAL_LENGTH = 140;
const LENGTH_WEIGHT = 0.1;

/** Answers with sections of the documentation in their own words: the best one, and others that are nearly as good. */
export function composeAnswer({text, before, quote, page}: Inquiry, library: Library): ComposedAnswer {
  const questions = questionsIn(text, before);
  const whole = [...wholeOf(questions), ...(quote === undefined ? [] : [{text: quote, share: QUOTE_SHARE}])];
  const ranking = rankSections(whole, library, page);
  const rankings =
    questions.length === 1
      ? [ranking.ranked]
      : questions.map((pieces) => rankSections(pieces, library, page).ranked);
  const mains = mainSections(rankings, questions);
  const answer = createAnswer(library, languageIn(text));
  for (const {ranked, question} of mains) {
    answer.define(question);
    answer.add(ranked, question, questions.length === 1 ? LONGEST : LONGEST_OF_PARTS / mains.length);
  }
  if (mains.length === 1) {
    const least = ranking.ranked[0]!.score * CARD_SHARE;
    for (const ranked of ranking.ranked.slice(1)) {
      if (answer.sections.length >= MOST_SECTIONS || ranked.score < least) break;
      answer.add(ranked, text, CARD_LENGTH);
    }
  }
  return {...ranking, blocks: answer.blocks, sections: answer.sections};
}

/** The best section of each question; where two have the same one, its passages count by the better match. */
function mainSections(
  rankings: readonly (readonly RankedSection[])[],
  questions: readonly Piece[][],
): {ranked: RankedSection; question: string}[] {
  const mains = new Map<number, {ranked: RankedSection; question: string}>();
  rankings.forEach(([best], index) => {
    if (!best) return;
    const question = questions[index]![0]!.text;
    const same = mains.get(best.section);
    const passages = best.passages.map((score, at) => Math.max(score, same?.ranked.passages[at] ?? 0));
    mains.set(best.section, {
      ranked: {...best, passages},
      question: [same?.question, question].filter(Boolean).join(' '),
    });
  });
  return [...mains.values()];
}

/** An answer that grows by what is quoted of a section; each section is quoted once, further ones under their title. */
function createAnswer(library: Library, language: Language | undefined) {
  const blocks: string[] = [];
  const sections: number[] = [];
  return {
    blocks,
    sections,
    add(ranked: RankedSection, question: string, longest: number): void {
      const {section} = ranked;
      if (sections.includes(section)) return;
      const scores = passageScores(ranked, question, library);
      const {markdown, isWhole} = quoteSection(library.passagesOf(section), scores, longest, language);
      if (markdown.length === 0) return;
      blocks.push(`**${linkTo(section, library)}**`, ...markdown);
      if (longest > CARD_LENGTH && !isWhole)
        blocks.push(
          `Read on: [${headingOf(section, library)}](${describeSection(section, library).address})`,
        );
      sections.push(section);
    },
    /** The glossary's sentence, where it is asked what something is. */
    define(question: string): void {
      const section = glossaryEntry(question, library);
      if (section === undefined) return;
      const [first] = library.passagesOf(section);
      blocks.push(`**${library.places[section]!.path.at(-1)}**: ${quoteBest([first!], [1])}`);
      sections.push(section);
    },
  };
}

function passageScores({section, passages}: RankedSection, question: string, library: Library): number[] {
  const wantsFigure = isFigureAsked(question);
  const quotable = library.passagesOf(section);
  const first = quotable.findIndex(({kind}) => kind === 'paragraph');
  const firstFactor = definedIn(question) ? OPENING : BEGINNING;
  return quotable.map(({kind, text}, index) => {
    if (kind === 'header' || kind === 'label') return 0;
    const plain = plainOf(text);
    return (
      Math.max(LEAST_SCORE, passages[index]!) *
      (kind === 'code' ? CODE : 1) *
      (wantsFigure && /\d/.test(plain) ? FIGURE : 1) *
      (index === first ? firstFactor : 1) *
      (plain.length < FRAGMENT_LENGTH ? FRAGMENT : 1) *
      lengthFactor(plain.length)
    );
  });
}

/** A long passage says more words by chance than a short one; the same correction as BM25's, with a small weight. */
function lengthFactor(length: number): number {
  const relative = Math.min(4, Math.max(0.3, length / USUAL_LENGTH));
  return 1 / (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative);
}

/** The glossary's section on what a question wants defined. */
function glossaryEntry(question: string, {engine}: Library): number | undefined {
  const name = definedIn(question)?.join(' ');
  const page = engine.outline.pages.find(({route}) => route === GLOSSARY);
  if (name === undefined || page === undefined) return undefined;
  const at = page.headings.findIndex(([, heading]) => [...termSet(heading)].sort().join(' ') === name);
  return at < 0 ? undefined : page.first + 1 + at;
}
