import {termsOf, wordsOf} from '../../search/words';
import type {Question} from '../answerer';
import {splitMessage} from '../composedMessage';
import {correctSpelling} from './correctSpelling';
import {languageWords} from './languages';
import type {Library} from './library';
import {ENDPOINT, wantedBy, type Wanted} from './wanted';
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

/** `someone has my phrase` says the same as `stolen phrase`, in words that tell nothing one by one. */
const IN_OTHER_HANDS =
  /\b(?:(?:some|any)(?:one|body)(?: else)?|a (?:thief|stranger|hacker|scammer)|others?|other people)\s+(?:has|have|had|knows?|knew|got|gets?|saw|found|stole|took|uses?|used)\s+(?:access to\s+)?(my|our|your|the|his|her|their)\b/gi;

export type Analysis = {
  /** What goes to the search engine; several where the thread or the page says more. */
  queries: string[];
  terms: AskedTerm[];
  wanted: Wanted;
  /** The two things that are to be told apart. */
  sides?: readonly [AskedTerm[], AskedTerm[]];
  /** Messages and code that the question quotes, in small letters. */
  quoted: string[];
  /** The question's words, in small letters, among which a message may stand. */
  words: string;
  /** Names and identifiers that no section holds. */
  strangers: string[];
  /** The page that the reader asks about, or is on. */
  page?: {route: string; isMeant: boolean};
};

/** Of a longer question this much is looked at. */
const LONGEST = 2000;

/** What the words of a question count, by where they stand. */
const questionWeights = {
  /** In the question before one that follows it. */
  before: 0.5,
  /** Where a follow-up says little itself: `and on devnet?`. */
  beforeLittle: 0.8,
  quote: 0.35,
  /** A number that a reader gives, or a quoted text that no page holds, is theirs and not the page's. */
  givenNumber: 0.5,
  /** A name: with a capital in the middle of a sentence. */
  name: 1.35,
  /** `Python` or `REST` says how to answer; pages on the matter needn't say it. */
  form: 0.35,
};

/** Takes a question apart, by what the library's pages hold. */
export function analyzeQuestion({message, thread, page}: Question, library: Library): Analysis {
  const {text: asked, page: meant, quote = ''} = splitMessage(message);
  const text = correctSpelling(asked.replace(ROLE_OF, '$1 ').replace(IN_OTHER_HANDS, 'stolen $1'), library);
  const before = thread.findLast(({role}) => role === 'user');
  const own = termsIn(text, library);
  const follows = before !== undefined && isFollowUp(text, own);
  const beforeText = follows ? correctSpelling(splitMessage(before.content).text, library) : '';
  const quoted = Array.from(asked.matchAll(/["“`]([^"”`\n]{4,120})["”`]/g), ([, words]) =>
    words!.trim().toLowerCase(),
  );
  const sides = sidesOf(text)?.map((side) => termsIn(side, library));
  const termsBefore = termsIn(beforeText, library);
  const terms = [
    ...own,
    ...(follows && UNDOING.test(text) ? oppositesOf(termsBefore, library) : []),
    ...weighed(termsBefore, own.length < 3 ? questionWeights.beforeLittle : questionWeights.before),
    ...weighed(termsIn(quote, library), questionWeights.quote),
  ].filter(({term}, index, all) => all.findIndex((other) => other.term === term) === index);
  const route = meant?.route ?? page;
  return {
    queries: [
      text,
      ...(follows ? [`${text} ${beforeText}`] : []),
      expanded(own),
      ...quoted.slice(0, 1),
      ...(quote ? [`${text} ${quote}`] : []),
    ]
      .map((query) => `${query.slice(0, 480)} ?`)
      .filter((query, index, all) => all.indexOf(query) === index),
    terms,
    wanted: wantedInThread(text, own, beforeText),
    ...(sides?.every(({length}) => length > 0) && {sides: [sides[0]!, sides[1]!] as const}),
    quoted,
    words: wordsOf(asked.slice(0, LONGEST)).join(' ').toLowerCase(),
    strangers: strangersIn(asked, library),
    ...(route !== undefined && {page: {route: route.replace(/(?<=.)\/$/, ''), isMeant: meant !== undefined}}),
  };
}

/** `How do I undo it?` after a question about guarding asks about unguarding. */
const UNDOING = /\b(?:undo|reverse|revert|take (?:it|that|them) back)\b/i;

function oppositesOf(terms: readonly AskedTerm[], library: Library): AskedTerm[] {
  return terms.flatMap(({term}) => termsIn(`un${term}`, library)).filter(({isUnknown}) => !isUnknown);
}

/** A question that says little itself wants what the one before it wanted: `and on devnet?`. */
function wantedInThread(text: string, own: readonly AskedTerm[], beforeText: string): Wanted {
  const wanted = wantedBy(text, own);
  if (beforeText === '' || own.length > 1 || wanted.reason) return wanted;
  const asked = Object.entries(wanted).filter(([, value]) => Boolean(value));
  return {...wantedBy(beforeText, []), ...Object.fromEntries(asked)};
}

const SIDES = [
  /\b(?:differences?|compar\w+|choose|choice)\b.{0,20}?\b(?:between|of)\s+(.{2,60}?)\s+(?:and|or|to|with)\s+(.{2,60})/i,
  /\bcompare\s+(.{2,60}?)\s+(?:and|to|with)\s+(.{2,60})/i,
  /^(?:what(?:['’]s| is)\s+(?:better|the difference)\s*[:,]?\s*)?(.{2,60}?)\s+(?:vs\.?|versus)\s+(.{2,60})/i,
  /\bhow (?:is|are|does|do)\s+(.{2,60}?)\s+(?:different|differ)\s+(?:from|to|than)\s+(.{2,60})/i,
];

/** What a question wants to be told apart. */
function sidesOf(text: string): [string, string] | undefined {
  for (const pattern of SIDES) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one !== undefined && other !== undefined) return [one, other.replace(/[?.!,;].*$/s, '')];
  }
  return undefined;
}

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

/** `round time`: how long, and no word for what. */
const DURATION = /^(?:time|duration)s?$/i;

/** `the kind field`: the name of a part is what is asked for, also where people ask with that word. */
const NAMED_PART =
  /\bthe (?!first|second|last|same|new|old|other|right|wrong|best|whole|following|data\b)(\w{3,}) (?:fields?|flags?|options?|parameters?|arguments?|functions?|endpoints?|methods?|events?|roles?|modes?|settings?)\b/gi;

function termsIn(text: string, {engine, places}: Library): AskedTerm[] {
  const count = places.length;
  const named = new Set(Array.from(text.matchAll(NAMED_PART), ([, name]) => name!.toLowerCase()));
  const words = wordsOf(text.slice(0, LONGEST).normalize('NFKC')).filter(
    (word) => !isAskingWord(word) || named.has(word.toLowerCase()),
  );
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
  const languages = new Set(languageWords(text));
  const forms = words.filter((word) => languages.has(word) || ENDPOINT.test(word) || DURATION.test(word));
  // Where nothing else is asked for, the form is the matter.
  const isForm = forms.length < words.length ? new Set(forms.map((word) => termsOf(word).whole)) : new Set();
  const literal = new Set(
    Array.from(text.matchAll(/["“]([^"”]{2,80})["”]/g), ([, words]) => wordsOf(words!))
      .flat()
      .map((word) => termsOf(word).whole),
  );
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
      const share = isForm.has(term)
        ? questionWeights.form
        : isGiven || (isUnknown && literal.has(term))
          ? questionWeights.givenNumber
          : names.has(term)
            ? questionWeights.name
            : 1;
      return {
        term,
        family: familyOf(term),
        wordings,
        weight: share * rarityOf(isUnknown ? 0 : known, count),
        isUnknown,
      };
    });
}

/** How telling a term is that so many of all sections hold (Robertson, Spärck Jones; with 1 added, so that it is never negative). */
export function rarityOf(frequency: number, sections: number): number {
  return Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5));
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
