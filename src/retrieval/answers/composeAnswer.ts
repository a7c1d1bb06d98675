import {plainOf} from '../text/markedText';
import {identifiersIn, termSet, type WeightedText} from './queryTerms';
import {figureFitOf} from './figures';
import {languageIn, languageOfFence, type Language} from './languages';
import {describeSection, GLOSSARY, type Library} from './library';
import {termsToDefine, splitQuestions, mergeQuestions} from './question';
import {quoteSection} from './quoteSection';
import {renderPassages} from './renderPassages';
import {rankSections, type PageBonus, type RankedSection, type Ranking} from './rankSections';

/** A question with its context. */
export type QuestionWithContext = {
  text: string;
  /** The previous question of the same thread. */
  before?: string;
  /** Text that the reader selected on the page. */
  quote?: string;
  /** The page that the reader has open or asks about. */
  page?: PageBonus;
};

/** The answer's Markdown blocks, the sections that they quote, and the ranking for the whole message. */
export type ComposedAnswer = Ranking & {
  blocks: string[];
  sections: number[];
  /** Whether the message asks for a term of the glossary. */
  defines: boolean;
};

/** Maximum length of the best section's quotation, in characters; for several sections, of all of them together. */
const MAX_ANSWER_LENGTH = 1500;
const MAX_COMBINED_LENGTH = 1300;
/** Minimum score of an additional section, relative to the best one. */
const MIN_SCORE_RATIO = 0.77;
const MAX_ADDITIONAL_LENGTH = 330;
const MAX_SECTIONS = 3;
const QUOTE_BOOST = 0.35;

/** Score factor of a passage with a number, if the question asks for one. */
const FIGURE_FACTOR = 1.25;
/** Score factors of code: in the language that the question names, and in general. */
const NAMED_LANGUAGE_FACTOR = 1.3;
const CODE_FACTOR = 0.8;
/** Score of a passage without a query term: it is above 0 so that a page asked about is quoted from its beginning. */
const MIN_PASSAGE_SCORE = 0.001;
const AVERAGE_LENGTH = 140;
const LENGTH_WEIGHT = 0.4;
/** Score factor of a section's first passage, minus 1; it falls with the position. Sections start with what matters most. */
const POSITION_WEIGHT = 0.3;
/** Score factor of a passage that contains an identifier of the question, such as `lowerNonceInTx`. */
const IDENTIFIER_FACTOR = 1.5;

/** Returns an answer that quotes the best section for each question, and others with a similar score. */
export function composeAnswer(
  {text, before, quote, page}: QuestionWithContext,
  library: Library,
): ComposedAnswer {
  const questions = splitQuestions(text, before);
  const whole = [
    ...mergeQuestions(questions),
    ...(quote === undefined ? [] : [{text: quote, boost: QUOTE_BOOST}]),
  ];
  const ranking = rankSections(whole, library, page);
  const rankings =
    questions.length === 1
      ? [ranking.ranked]
      : questions.map((pieces) => rankSections(pieces, library, page).ranked);
  const mains = mainSections(rankings, questions);
  const answer = createAnswer(library, languageIn(text));
  const longest = mains.length === 1 ? MAX_ANSWER_LENGTH : MAX_COMBINED_LENGTH / mains.length;
  let defines = false;
  for (const {ranked, question} of mains) {
    defines = answer.define(question) || defines;
    answer.add(ranked, question, longest);
  }
  for (const ranked of ranking.ranked) {
    const isClose = ranked.score >= ranking.ranked[0]!.score * MIN_SCORE_RATIO;
    if (answer.sections.length >= MAX_SECTIONS || !isClose) break;
    answer.add(ranked, text, MAX_ADDITIONAL_LENGTH);
  }
  return {...ranking, blocks: answer.blocks, sections: answer.sections, defines};
}

/** Returns the best section of each question. A section shared by two questions has the higher score of each passage. */
function mainSections(
  rankings: readonly (readonly RankedSection[])[],
  questions: readonly WeightedText[][],
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

/** Returns a builder that appends quotations under the title of their section and quotes each section once. */
function createAnswer(library: Library, language: Language | undefined) {
  const blocks: string[] = [];
  const sections: number[] = [];
  return {
    blocks,
    sections,
    add(ranked: RankedSection, question: string, longest: number): void {
      const {section} = ranked;
      if (sections.includes(section)) return;
      const scores = passageScores(ranked, question, library, language);
      const markdown = quoteSection(library.passagesOf(section), scores, longest, language);
      if (markdown === '') return;
      const {title, address} = describeSection(section, library);
      blocks.push(`**[${title}](${address})**`, markdown);
      sections.push(section);
    },
    /** Appends the glossary's definition if the question asks for one. Returns whether it does. */
    define(question: string): boolean {
      const section = glossaryEntry(question, library);
      if (section === undefined) return false;
      blocks.push(
        `**${library.places[section]!.path.at(-1)}**: ${renderPassages(library.passagesOf(section), [0])}`,
      );
      sections.push(section);
      return true;
    },
  };
}

function passageScores(
  {section, passages}: RankedSection,
  question: string,
  library: Library,
  language: Language | undefined,
): number[] {
  const fitOf = figureFitOf(question);
  const identifiers = identifiersIn(question);
  const names = library
    .termsOf(section)
    .passages.map((terms) => identifiers.some((identifier) => terms.has(identifier)));
  const hasNamedRow = library.passagesOf(section).some(({kind}, index) => kind === 'row' && names[index]);
  return library.passagesOf(section).map(({kind, text, language: fence}, index) => {
    if (kind === 'header' || kind === 'label' || (kind === 'row' && hasNamedRow && !names[index])) return 0;
    const plain = plainOf(text);
    const isNamed = language !== undefined && languageOfFence(fence) === language;
    return (
      Math.max(MIN_PASSAGE_SCORE, passages[index]!) *
      (kind === 'code' ? (isNamed ? NAMED_LANGUAGE_FACTOR : CODE_FACTOR) : 1) *
      (fitOf && fitOf(plain) > 0 ? FIGURE_FACTOR : 1) *
      (names[index] ? IDENTIFIER_FACTOR : 1) *
      (1 + POSITION_WEIGHT / (1 + index)) *
      lengthFactor(plain.length)
    );
  });
}

/** Length normalisation as in BM25: a long passage matches more words by chance. */
function lengthFactor(length: number): number {
  const relative = Math.min(4, Math.max(0.3, length / AVERAGE_LENGTH));
  return 1 / (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative);
}

/**
 * Returns the glossary section that defines the term a question asks about, or undefined if there is none. A heading of
 * several terms has no text of its own.
 */
function glossaryEntry(question: string, {engine, passagesOf}: Library): number | undefined {
  const name = termsToDefine(question)?.join(' ');
  const page = engine.outline.pages.find(({route}) => route === GLOSSARY);
  if (name === undefined || page === undefined) return undefined;
  const at = page.headings.findIndex(
    ([, heading], index) =>
      [...termSet(heading)].sort().join(' ') === name && passagesOf(page.first + 1 + index).length > 0,
  );
  return at < 0 ? undefined : page.first + 1 + at;
}
