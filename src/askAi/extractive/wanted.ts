import {termsOf, wordsOf} from '../../search/words';
import type {AskedTerm} from './analyzeQuestion';
import {languageIn, type Language} from './languages';
import {familyOf, isAskingWord} from './wordForms';

/** What kind of words an answer needs. */
export type Wanted = {
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
  /** What is to be done, as pages say it. */
  action?: string;
  /** Where something is found: a file, a folder, an address. */
  place: boolean;
  /** How much something may be at most, or has to be at least. */
  limit: boolean;
  /** How something works, or what it is about: the beginning of what is headed by it. */
  explanation: boolean;
  /** A request that a program sends over HTTP. */
  endpoint: boolean;
  /** Code, with or without a language that is named. */
  code: boolean;
  language?: Language;
  /** Yes or no. */
  verdict: boolean;
  /** Who does or may do something. */
  person: boolean;
  /** Something that went wrong. */
  trouble: boolean;
};

const NUMBERS = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|each|every|all)`;

/** What is counted stands shortly after the number, or before it in a row or after a colon. */
function countOf(text: string): RegExp | undefined {
  const after = /\b(?:how many|number of)\s+((?:[\w-]+\s*){1,3})/i.exec(text)?.[1] ?? '';
  const counted = wordsOf(after).find((word) => !isAskingWord(word));
  if (counted === undefined) return undefined;
  const root = escaped(familyOf(termsOf(counted).whole));
  return new RegExp(
    String.raw`\b${NUMBERS}\s+(?:(?!(?:for|an?|the|of|to|in|per|at|and|or)\b)[\w-]+\s+){0,2}${root}|\b${root}\w*[^.·]{0,24}[:·]\s*\d`,
    'i',
  );
}

const TIME_UNITS =
  'ms milliseconds? seconds? minutes? hours? days? weeks? months? years? epochs? rounds?'.split(' ');

/** `how long may a name be`: in characters, not in time. */
const LENGTH = /\bhow long\b.{0,80}\bbe\W*$/is;

function timeOf(text: string, own: readonly AskedTerm[]): RegExp | undefined {
  const asksTime =
    /\bhow (?:long|often|soon|fast|quick\w*)\b|\bafter (?:how|what|which)\b|\b(?:duration|delay|time)\b/i;
  if (!asksTime.test(text) || LENGTH.test(text)) return undefined;
  const asked = new Set(own.map(({term}) => term));
  const units = TIME_UNITS.filter((unit) => !asked.has(termsOf(unit.replace('s?', '')).whole));
  return new RegExp(
    String.raw`(?:\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty))[\s-]*(?:${units.join('|')})\b|\bevery (?:second|minute|hour|day|epoch|round|block)\b`,
    'i',
  );
}

function definitionOf(text: string, own: readonly AskedTerm[]): RegExp | undefined {
  if (own.length === 0 || own.length > 3) return undefined;
  if (!/^\s*(?:what(?:['’]s| is| are| does)|who (?:is|are)|explain|define)\b/i.test(text)) return undefined;
  if (/\bdifferences?\b/i.test(text)) return undefined;
  const subject = own.map(({family}) => String.raw`${escaped(family)}\w*`).join(String.raw`[\s-]+`);
  return new RegExp(String.raw`^(?:(?:an?|the)\s+)?(?:[\w-]+\s+)?${subject}\b`, 'i');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export function wantedBy(text: string, own: readonly AskedTerm[]): Wanted {
  const language = languageIn(text);
  const action = ACTION.exec(text)?.[1];
  return {
    count: countOf(text),
    version: /\b(?:version|release|edition)\b/i.test(text),
    definition: definitionOf(text, own),
    number:
      /\bhow (?:many|much|long|short|often|large|big|fast|far|high|low|soon|old)\b|\b(?:percentage|percent|amount|minimum|maximum|smallest|largest|highest|lowest|ceiling|limit|duration|number|size|port|version|release|cost|price|fee|score|hex)s?\b|\bat (?:what|which)\b|\bwith what\b/i.test(
        text,
      ) || QUANTITY_OF.test(text),
    time: timeOf(text, own),
    amount: /\bhow much\b|\b(?:cost|costs|price|fee|fees|pay|amount|stake|deposit)\b/i.test(text),
    date: EXACT_DATE.test(text) || /^\s*(?:since )?when\b.{0,20}\b(?:did|was|were|will|has|is)\b/i.test(text),
    exactDate: EXACT_DATE.test(text),
    name: /\b(?:which|what|with which|name of the)\b.{0,40}\b(?:command|flag|option|function|endpoint|method|field|role|argument|value|index|annotation|attribute|macro|hook|setting|key|type|class|module|parameter|variable|file|mapper|provider|allocator|event|identifier|api|do i (?:run|call|use|send|write))\b/i.test(
      text,
    ),
    reason: /\bwhy\b|\bhow (?:come|is (?:it|that|this) possible)\b|\breason\b/i.test(text),
    steps:
      /\bhow (?:(?:do|can|could|should|would|must|did) (?:i|we|you|one|people|users?|somebody|someone|it)|to|does one)\b|\bhow (?:do|can|could|should|would|must)\b|\bwhat (?:do|should|must|can) i\b|\bsteps?\b|\bguide\b/i.test(
        text,
      ) || IMPERATIVE.test(text),
    explanation:
      /^\s*(?:how does|how do(?!\s+(?:i|we|you)\b)|how is|how are|explain|what happens|what are)\b/i.test(
        text,
      ),
    endpoint: ENDPOINT.test(text),
    code: CODE.test(text) || language !== undefined,
    ...(language !== undefined && {language}),
    ...(action !== undefined && {action: termsOf(action).whole}),
    place: /\bwhere\b/i.test(text),
    limit: LIMIT.test(text),
    trouble: TROUBLE.test(text),
    person: /\bwho\b/i.test(text),
    verdict: /^\s*(?:is|are|can|could|may|must|do|does|did|will|should|has|have|am|was|were)\b/i.test(text),
  };
}

/** `how long may a name be`, and `key limits`: the most or the least that is allowed. */
const LIMIT =
  /\b(?:limits?|max(?:imum)?|min(?:imum)?|at (?:most|least)|largest|longest|biggest|highest|smallest|lowest|ceiling)\b|\bhow (?:many|much|long|large|big|short|small)\b.{0,40}\b(?:can|may)\b/i;

/** Words by which people name the kind of answer, rather than what it is about. */
export const ENDPOINT = /\b(?:rest|endpoints?|api|http|curl)\b/i;
const ACTION = /\bhow (?:(?:do|can|could|should|would|must) (?:i|we|you|one)|to) (\w+)/i;
const TROUBLE =
  /\b(?:errors?|fail\w*|invalid|refuse[sd]?|refusal|reject\w*|wrong|stuck|problems?|troubles?|broken|exception|panic\w*|crash\w*|cannot|unable|missing|denied|hangs?|out of gas|too (?:low|high|big|large|small|long|short|many|much|few))\b|(?:ca|do|does|did|is|wo|could)n['’]t\b|\w: |`/i;
const CODE = /\b(?:code|snippet|example|script|program|programmatically)\b/i;
const IMPERATIVE =
  /^\s*(?:please )?(?:show(?: me)?|give(?: me)?|create|issue|send|transfer|deploy|build|convert|derive|generate|sign|install|set ?up|run|get|read|list|query|call|write|mint|burn|stake|delegate|claim|vote|decode|encode|verify|register|import|export|connect|add|upgrade)\b/i;

/** `gas of a plain transfer`: a quantity of something, without a word that asks. */
const QUANTITY_OF =
  /^\W*(?:(?:what(?:['’]s| is| are)|tell me|give me|show me)\s+)?(?:the\s+)?(?:[\w-]+\s+)?(?:gas|time|speed|length|reward|stake|supply|balance)s?\s+(?:of|for|on|in)\b/i;

const EXACT_DATE = /\b(?:what|which|exact|launch|release)\b.{0,20}\bdate\b|\bon (?:what|which) day\b/i;
