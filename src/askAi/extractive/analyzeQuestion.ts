import {termsOf, wordsOf} from '../../search/words';
import type {Question} from '../answerer';
import {splitMessage} from '../composedMessage';
import type {Library} from './library';
import {familyOf, isAskingWord, longestWording, otherWordings} from './wordForms';

/** A word of the question, as pages may hold it. */
export type AskedTerm = {
  term: string;
  family: string;
  /** What else says it; each has to be there as a whole. */
  wordings: readonly (readonly string[])[];
  /** How telling it is: the fewer sections hold it, the more. */
  weight: number;
  /** No section holds it. */
  isUnknown: boolean;
};

/** Who asks for the purpose of a thing asks what it is; a page that explains it may not use the word. */
const ROLE_OF =
  /\b(what(?:['’]s| is| are))\s+the\s+(?:role|purpose|point|job|task|idea|meaning|concept)s?\s+(?:of|behind)\s+/i;

/** What kind of words an answer needs. */
type Wanted = {
  number: boolean;
  /** How many of something there are: a number beside its word. */
  count?: RegExp;
  version: boolean;
  /** What something is: a sentence that begins with it. */
  definition?: RegExp;
  /** How long something takes, in another unit than the question's own. */
  time?: RegExp;
  amount: boolean;
  /** A day of the calendar. */
  date: boolean;
  /** The day itself, so that pages without one don't answer. */
  exactDate: boolean;
  name: boolean;
  reason: boolean;
  steps: boolean;
};

export type Analysis = {
  /** What goes to the search engine; several where the thread or the page says more. */
  queries: string[];
  terms: AskedTerm[];
  wanted: Wanted;
  /** Names and identifiers that no section holds. */
  strangers: string[];
  /** The page that the reader asks about, or is on. */
  page?: {route: string; isMeant: boolean};
};

/** What the words of a question count, by where they stand. */
const questionWeights = {
  /** In the question before one that follows it. */
  before: 0.5,
  quote: 0.35,
  /** A number that a reader gives is theirs more often than the page's. */
  givenNumber: 0.3,
  /** A name: with a capital in the middle of a sentence. */
  name: 1.35,
};

/** Takes a question apart, by what the library's pages hold. */
export function analyzeQuestion({message, thread, page}: Question, library: Library): Analysis {
  const {text: asked, page: meant, quote = ''} = splitMessage(message);
  const text = asked.replace(ROLE_OF, '$1 ');
  const before = thread.findLast(({role}) => role === 'user');
  const own = termsIn(text, library);
  const follows = before !== undefined && isFollowUp(text, own);
  const beforeText = follows ? splitMessage(before.content).text : '';
  const terms = [
    ...own,
    ...weighed(termsIn(beforeText, library), questionWeights.before),
    ...weighed(termsIn(quote, library), questionWeights.quote),
  ].filter(({term}, index, all) => all.findIndex((other) => other.term === term) === index);
  const route = meant?.route ?? page;
  return {
    queries: [
      text,
      ...(follows ? [`${text} ${beforeText}`] : []),
      expanded(own),
      ...(quote ? [`${text} ${quote}`] : []),
    ]
      .map((query) => `${query.slice(0, 480)} ?`)
      .filter((query, index, all) => all.indexOf(query) === index),
    terms,
    wanted: wantedBy(text, own),
    strangers: strangersIn(text, library),
    ...(route !== undefined && {page: {route: route.replace(/(?<=.)\/$/, ''), isMeant: meant !== undefined}}),
  };
}

const NUMBERS = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|each|every|all)`;

/** What is counted stands shortly after the number, or before it in a row or after a colon. */
function countOf(text: string): RegExp | undefined {
  const after = /\b(?:how many|number of)\s+((?:[\w-]+\s*){1,3})/i.exec(text)?.[1] ?? '';
  const counted = wordsOf(after).find((word) => !isAskingWord(word));
  if (counted === undefined) return undefined;
  const root = escaped(familyOf(termsOf(counted).whole));
  return new RegExp(
    String.raw`\b${NUMBERS}\s+(?:[\w-]+\s+){0,2}${root}|\b${root}\w*[^.·]{0,24}[:·]\s*\d`,
    'i',
  );
}

const TIME_UNITS = 'ms milliseconds? seconds? minutes? hours? days? weeks? epochs? rounds?'.split(' ');

function timeOf(text: string, own: readonly AskedTerm[]): RegExp | undefined {
  const asksTime =
    /\bhow (?:long|often|soon|fast|quick\w*)\b|\bafter (?:how|what|which)\b|\b(?:duration|delay|time)\b/i;
  if (!asksTime.test(text)) return undefined;
  const asked = new Set(own.map(({term}) => term));
  const units = TIME_UNITS.filter((unit) => !asked.has(termsOf(unit.replace('s?', '')).whole));
  return new RegExp(
    String.raw`\d[\d,.]*[\s-]*(?:${units.join('|')})\b|\bevery (?:second|minute|hour|day|epoch|round|block)\b`,
    'i',
  );
}

function definitionOf(text: string, own: readonly AskedTerm[]): RegExp | undefined {
  if (own.length === 0 || own.length > 3) return undefined;
  if (!/^\s*(?:what(?:['’]s| is| are| does)|who (?:is|are)|explain|define)\b/i.test(text)) return undefined;
  const subject = own.map(({family}) => String.raw`${escaped(family)}\w*`).join(String.raw`[\s-]+`);
  return new RegExp(String.raw`^(?:(?:an?|the)\s+)?(?:[\w-]+\s+)?${subject}\b`, 'i');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function wantedBy(text: string, own: readonly AskedTerm[]): Wanted {
  return {
    count: countOf(text),
    version: /\b(?:version|release|edition)\b/i.test(text),
    definition: definitionOf(text, own),
    number:
      /\bhow (?:many|much|long|short|often|large|big|fast|far|high|low|soon|old)\b|\b(?:percentage|percent|amount|minimum|maximum|smallest|largest|highest|lowest|ceiling|limit|duration|number|size|port|version|release|cost|price|fee|score|hex)\b/i.test(
        text,
      ),
    time: timeOf(text, own),
    amount: /\bhow much\b|\b(?:cost|costs|price|fee|fees|pay|amount|stake|deposit)\b/i.test(text),
    date: EXACT_DATE.test(text) || /^\s*(?:since )?when\b.{0,20}\b(?:did|was|were|will|has|is)\b/i.test(text),
    exactDate: EXACT_DATE.test(text),
    name: /\b(?:which|what|with which|name of the)\b.{0,40}\b(?:command|flag|option|function|endpoint|method|field|role|argument|value|index|annotation|attribute|macro|hook|setting|key|type|class|module|parameter|variable|file|mapper|provider|allocator|event|identifier|api|do i (?:run|call|use|send|write))\b/i.test(
      text,
    ),
    reason: /\bwhy\b|\bhow (?:come|is (?:it|that|this) possible)\b|\breason\b/i.test(text),
    steps: /\bhow (?:do|can|could|should|would|to|does one|must)\b|\bwhat (?:do|should|must) i\b/i.test(text),
  };
}

const EXACT_DATE = /\b(?:what|which|exact|launch|release)\b.{0,20}\bdate\b|\bon (?:what|which) day\b/i;

/** A question that can't be understood without the one before it. */
function isFollowUp(text: string, own: readonly AskedTerm[]): boolean {
  return (
    /^(?:and|but|also|then|so|or|what about|how about|what if|ok|okay)\b/i.test(text.trim()) ||
    /\b(?:it|its|that|those|these|this|them|they|there|then|instead|afterwards|the same|again|one of)\b/i.test(
      text,
    ) ||
    own.length < 4
  );
}

function termsIn(text: string, {engine, places}: Library): AskedTerm[] {
  const count = places.length;
  const rarity = (frequency: number) => Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
  const words = wordsOf(text.slice(0, 2000).normalize('NFKC')).filter((word) => !isAskingWord(word));
  const simple = words.flatMap((word) => {
    const {whole, parts: all} = termsOf(word);
    const parts = all.filter((part) => !isAskingWord(part));
    const isKnown = engine.frequencyOf(whole) > 0;
    if (parts.length === 0) return [{term: whole, wordings: [] as string[][]}];
    if (isKnown) return [{term: whole, wordings: [parts]}];
    const simple = parts.map((part) => ({term: part, wordings: [] as string[][]}));
    // A name in code has to stand there as a whole; of `on-chain` the parts are enough.
    return /_|\p{Ll}\p{Lu}/u.test(word) ? [{term: whole, wordings: [] as string[][]}, ...simple] : simple;
  });
  simple.forEach((_, start) => {
    for (let length = 1; length <= longestWording && start + length <= simple.length; length += 1) {
      const phrase = simple.slice(start, start + length);
      const wordings = otherWordings(phrase.map(({term}) => term));
      for (const one of phrase) one.wordings.push(...wordings);
    }
  });
  const names = new Set(namesIn(text).map((name) => termsOf(name).whole));
  const seen = new Set<string>();
  return simple
    .filter(({term}) => term.length > 1 && !seen.has(term) && seen.add(term))
    .map(({term, wordings}) => {
      const frequency = engine.frequencyOf(term);
      const others = wordings
        .map((terms) => Math.min(...terms.map((other) => engine.frequencyOf(other))))
        .filter((other) => other > 0);
      const known = frequency > 0 ? frequency : Math.min(...others, Number.POSITIVE_INFINITY);
      const isUnknown = !Number.isFinite(known);
      const isGiven = /^[\d.]+$/.test(term) && term.length < 4;
      const share = isGiven ? questionWeights.givenNumber : names.has(term) ? questionWeights.name : 1;
      return {
        term,
        family: familyOf(term),
        wordings,
        weight: share * rarity(isUnknown ? 0 : known),
        isUnknown,
      };
    });
}

function weighed(terms: readonly AskedTerm[], share: number): AskedTerm[] {
  return terms.map((term) => ({...term, weight: term.weight * share}));
}

/** The question in the pages' words, for the engine. */
function expanded(terms: readonly AskedTerm[]): string {
  return terms
    .flatMap(({term, wordings, isUnknown}) => [
      ...(isUnknown ? [] : [term]),
      ...wordings
        .filter((wording) => wording.length === 1)
        .slice(0, 2)
        .flat(),
    ])
    .join(' ');
}

/** Words with a capital in the middle of a sentence. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<=[\p{Ll},;:)] )\p{Lu}[\p{L}\d]{2,}\b/gu), ([name]) => name);
}

/** Names in the middle of a sentence, code, and long numbers that stand nowhere on the site. */
function strangersIn(text: string, {engine}: Library): string[] {
  const isStrange = (word: string) => {
    const {whole, parts} = termsOf(word);
    return (
      engine.frequencyOf(whole) === 0 &&
      !(parts.length > 0 && parts.every((part) => engine.frequencyOf(part) > 3))
    );
  };
  const identifiers = wordsOf(text).filter(
    (word) =>
      /[a-z\d]_[a-z\d]|[a-z][A-Z]/i.test(word) &&
      /_|\p{Ll}\p{Lu}/u.test(word) &&
      engine.frequencyOf(termsOf(word).whole) === 0,
  );
  const codes = Array.from(text.matchAll(/\b(?:code|error)\s+(\d{3,})\b/gi), ([, code]) => code!);
  const quoted = Array.from(text.matchAll(/`([^`\n]{3,60})`/g), ([, code]) => code!).filter(
    (code) =>
      code.split(/\s+/).length <= 3 &&
      wordsOf(code).some((word) => engine.frequencyOf(termsOf(word).whole) === 0),
  );
  return [
    ...new Set([...namesIn(text).filter(isStrange), ...identifiers, ...codes.filter(isStrange), ...quoted]),
  ];
}
