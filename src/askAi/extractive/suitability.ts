import {wordsOf} from '../../search/words';
import type {Analysis} from './analyzeQuestion';
import {isSummary, LEANING} from './choosePassages';
import {languageOf, type Language} from './languages';
import type {Passage} from './passages';
import {weights} from './weights';

/** Goes on from its heading: `mvx_signMessage`, and below it "It asks for the signature of a text". */
export const ON_HEADING = /^(?:it|its|they|their)\b/i;

/** No kind of passage counts more than this. */
const BEST_KIND = 2;

/** What a passage counts more where it holds what the question quotes. */
export function quoting({text}: Passage, quoted: readonly string[]): number {
  if (quoted.length === 0) return 1;
  const lower = text.toLowerCase();
  return quoted.some((words) => lower.includes(words)) ? 1 + weights.message : 1;
}

/** Whether what a section begins with speaks of its heading, and says what is asked. */
export function isOpening({kind, text, lead = '', isCaption}: Passage, {wanted}: Analysis): boolean {
  const begins =
    kind === 'sentence'
      ? !isCaption && (!LEANING.test(text) || ON_HEADING.test(text))
      : isSummary(kind, lead);
  return begins && (!wanted.number || NUMBER.test(text));
}

/**
 * How far a passage is of the kind that the question asks for. The less it says of what is asked, the less it counts
 * that it has a number or a name.
 *
 * @param fullness from 0 to 1
 */
export function suits(passage: Passage, {wanted, words}: Analysis, fullness: number): number {
  const {kind, text, markdown, label, isCaption, isTrouble, leadsToCode, pointsOn} = passage;
  const hasNumber = wanted.number && NUMBER.test(text);
  const hasCode = kind === 'code' || leadsToCode || markdown.includes('`');
  let value = 1;
  if (hasNumber) value *= weights.number;
  if (wanted.count?.test(text)) value *= weights.count;
  if (wanted.version && VERSION.test(text)) value *= weights.version;
  if (wanted.time?.test(text)) value *= weights.time;
  if (wanted.amount && AMOUNT.test(text)) value *= weights.amount;
  if (wanted.date && DATE.test(text)) value *= weights.date;
  if (wanted.place && PLACE.test(markdown)) value *= weights.place;
  if (wanted.limit && LIMIT.test(text)) value *= weights.limit;
  if (wanted.name && hasCode) value *= weights.name;
  if (wanted.reason && REASON.test(text)) value *= weights.reason;
  if (wanted.steps && (hasCode || kind === 'item')) value *= weights.steps;
  if (wanted.definition?.test(text)) value *= weights.definition;
  if (wanted.endpoint && ENDPOINT_PATH.test(markdown)) value *= weights.endpoint;
  if (wanted.person && PERSON.test(text)) value *= weights.person;
  if (wanted.verdict && VERDICT.test(text)) value *= weights.verdict;
  value = 1 + (Math.min(BEST_KIND, value) - 1) * fullness;
  if (wanted.number && !hasNumber) value *= weights.noNumber;
  if (wanted.number && kind === 'sentence' && text.endsWith(':')) value *= weights.leading;
  if (wanted.amount && !/\d/.test(text)) value *= weights.noAmount;
  if (ADDING.test(text)) value *= weights.adding;
  if (wanted.time && !wanted.time.test(text)) value *= weights.noTime;
  if (wanted.steps && kind === 'row') value *= weights.rowOfSteps;
  if (isCaption) value *= weights.caption;
  if (isTrouble) {
    value *= wanted.trouble ? weights.trouble : weights.noTrouble;
    if (label !== undefined && quotes(words, label)) value *= 1 + weights.message;
  }
  if (pointsOn) value *= weights.links;
  if (kind === 'code') value *= weights.code * languageFactor(markdown, wanted.language);
  if (kind === 'row') value *= weights.row;
  if (kind !== 'code' && text.length < 25) value *= weights.short;
  if (text.length > 600) value *= weights.long;
  if (text.endsWith('?')) value *= weights.asking;
  return value;
}

function languageFactor(fence: string, asked: Language | undefined): number {
  const language = languageOf(fence);
  if (asked === undefined || language === undefined) return 1;
  return language === asked ? weights.language : weights.otherLanguage;
}

const ENDPOINT_PATH = /\b(?:GET|POST)\b|`\/[\w{}/-]+|https?:\/\/(?:[\w.-]*(?:gateway|api)|localhost)/;
const PERSON =
  /\b(?:owners?|managers?|anyone|anybody|everyone|nobody|only|callers?|senders?|receivers?|relayers?|validators?|delegators?|users?|proposers?|leaders?|issuers?|holders?|creators?)\b/i;
const VERDICT = /^(?:yes|no)\b/i;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice)\b/i;
const VERSION = /\bv?\d+\.\d+/;
const AMOUNT = /\d[\d,._]*\s*(?:x?EGLD|%|percent|gas)(?![a-z])/i;
/** A day or month of the calendar. */
export const DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\b20\d\d-\d\d-\d\d\b/;
/** Adds to what stands before it, and seldom answers alone. */
const ADDING = /\b(?:as well|also)\b/i;
/** A path, a file's name, an address, or words for where things stand. */
const PLACE =
  /`[^`\s]*[\w~}>]\/[^`]*`|`[^`\s]+\.(?:toml|json|pem|ya?ml|sh|rs|txt|md)`|https?:\/\/|\berd1\w{20,}|\b(?:folder|directory|faucet|stands? (?:in|at|under|on)|found (?:in|at|under|on))\b/i;
const LIMIT =
  /\b(?:at (?:most|least)|up to|(?:no )?(?:more|fewer|less) than|maximum|minimum|max|(?<!gas )limit\w*|between \d|from \d[\d,.]* to \d|\d[\d,.]* to \d)\b|\d–\d/i;
const REASON =
  /\b(?:because|so that|since|therefore|otherwise|prevents?|avoids?|so (?:it|no|the|that)|without|would|could)\b/i;

/** Whether a question holds a message of a table, or the message all of the question. */
function quotes(asked: string, label: string): boolean {
  const message = wordsOf(label).join(' ').toLowerCase();
  if (!message.includes(' ')) return false;
  return asked.includes(message) || (asked.includes(' ') && message.includes(asked));
}
