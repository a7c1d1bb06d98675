import {queryStopWords} from '../../search/stopWords';
import {createSynonymTable} from '../../search/synonymTable';
import {synonyms} from '../../search/synonyms';
import {editsBetween} from '../../search/vocabulary';
import {termsOf, wordsOf} from '../../search/words';

/**
 * Words that people ask with, and those by which pages say the same. One way only: who asks for the smallest amount
 * is helped by a minimum, but a page that says "small" answers no question about a minimum.
 */
const PARAPHRASES: readonly (readonly [asked: string, said: string])[] = [
  ['smallest lowest least minimal', 'minimum min least lowest'],
  ['short', 'minimum length least'],
  ['max', 'maximum most limit'],
  ['maximum', 'most highest max'],
  ['minimum', 'least lowest min'],
  ['min', 'minimum least'],
  ['create make', 'issue create'],
  ['become', 'run start stake'],
  ['cancel', 'replace stop'],
  ['reset recover', 'restore recover'],
  ['login', 'log sign'],
  ['offline', 'offline down'],
  ['highest largest biggest ceiling longest', 'maximum max most limit cap up'],
  ['ceiling cap', 'maximum supply limit'],
  ['cost pay expensive charge price', 'fee cost price'],
  ['lock', 'deposit stake'],
  ['collect receive obtain', 'claim withdraw'],
  ['forbidden disallowed prohibited', 'reserved protected refused'],
  ['allowed permitted', 'can may permission'],
  ['delete erase drop', 'remove clean clear delete wipe'],
  ['newer newest', 'upgrade latest update'],
  ['launch boot begin', 'start run'],
  ['start begin launch', 'start begin began genesis'],
  ['hex', 'hexadecimal'],
  ['limit', 'limit fit most maximum'],
  ['turn transform', 'convert conversion'],
  ['draw', 'generate random'],
  ['letter abbreviation acronym stand', 'acronym meaning'],
  ['compile', 'build'],
  ['crash break', 'fail panic abort revert'],
  ['advise suggest', 'recommend'],
  ['part portion fraction', 'share percent percentage'],
  ['standby spare', 'backup redundancy redundant'],
  ['move reassign', 'shuffle transfer migrate'],
  ['server computer laptop pc desktop', 'machine host'],
  ['wait', 'await wait'],
  ['finish done', 'complete final end'],
  ['keep', 'store save'],
  ['hardware', 'ledger'],
  ['assert', 'expect check'],
  ['time duration', 'length duration last'],
  ['mark', 'annotate annotation attribute'],
  ['accept take', 'receive accept payable'],
  ['ago past earlier', 'history historical'],
  ['notice recognise tell', 'check detect'],
  ['walk loop traverse', 'iterate'],
  ['faster quick fast', 'speed fast'],
  ['safe secure', 'protect security'],
  ['stolen steal hacked leaked leak compromised exposed', 'stolen leaked compromised thief'],
  ['danger dangerous', 'risk attack vulnerable'],
  ['money coin', 'egld token fund'],
  ['password', 'keystore password'],
  ['own possess hold', 'hold owner balance'],
  ['synchronous synchronously', 'sync synchronous'],
  ['asynchronous asynchronously', 'async asynchronous'],
  ['meaning mean', 'stand tell define'],
  ['fix repair solve', 'solution fix'],
  ['wrong broken', 'error problem fail'],
  ['moment currently today', 'current now'],
  ['change alter modify', 'change update set'],
  ['send', 'transfer send'],
  ['broadcast', 'send'],
  ['automatically', 'itself alone'],
  ['mint', 'create mint'],
  ['wallet', 'account wallet'],
  ['people person user', 'account user'],
  ['confirm confirmation', 'final finality confirmation'],
  ['out', 'unjail'],
];

/** Words of questions that say nothing of what they are about, beyond those that search leaves out. */
const ASKING = new Set(
  (
    'exactly actually really simply just please tell explain describe show give want wish need possible way ways ' +
    'use used using work works happen happens mean means meaning moment currently now today still yet ever again ' +
    'also and but then else much many often good best better right thing stuff someone somebody anyone anything ' +
    'everything something one ones take takes get gets got look looks like make makes made put say says find ' +
    'learn read see understand example examples question answer help different difference between more less ' +
    'multiversx documentation docs page pages other others same own whole only every each per via without within ' +
    'afterwards after before since while during here there new possible able allow allows let lets inside than ' +
    'directly suggest suggestion responsible responsibility too very never always already instead first second two three long last lasts single take takes taken need needs ' +
    'far above written ask asks asked asking kind kinds sort exist exists ' +
    'exact date go goes among amongst under normal normally usual usually regular ordinary certain several various ' +
    'another whether needed happened tells give gives given going come comes came back part parts along'
  ).split(' '),
);

const synonymTable = createSynonymTable(synonyms);
const paraphrases = paraphraseTable();

/** The terms by which a question's word, or several words in a row, may be said on a page; each all together. */
export function otherWordings(phrase: readonly string[]): string[][] {
  const said = phrase.length === 1 ? (paraphrases.get(phrase[0]!) ?? []) : [];
  return [...synonymTable.of(phrase), ...said.map((term) => [term])];
}

export const longestWording = synonymTable.longest;

/** What is left of `what's`, `I've` and `doesn't` is what it was shortened from. */
const CONTRACTED = /(?:(?<!ca)n['’]t|['’](?:s|t|re|ve|ll|d|m))$/;

/** True of a word that says nothing of what is asked for. */
export function isAskingWord(word: string): boolean {
  const lower = word.toLowerCase().replace(CONTRACTED, '');
  return queryStopWords.has(lower) || ASKING.has(lower);
}

const LONG_KNOWN = [
  ...new Set([...ASKING, ...queryStopWords, ...PARAPHRASES.flatMap(([asked]) => asked.split(' '))]),
].filter((word) => word.length > 4);

/** The word that a reader mistyped, one edit away, of those that questions hold and pages needn't. */
export function closeQuestionWord(word: string): string | undefined {
  return LONG_KNOWN.find(
    (known) => Math.abs(known.length - word.length) < 2 && editsBetween(known, word, 1) === 1,
  );
}

/** Terms of a text, compounds as a whole and in parts; the parts of a name in code, `setSpecialRole`, apart. */
export function termsByPlace(text: string): {words: Set<string>; inNames: Set<string>} {
  const words = new Set<string>();
  const inNames = new Set<string>();
  for (const word of wordsOf(text)) {
    const {whole, parts} = termsOf(word);
    words.add(whole);
    const place = isCodeName(word) ? inNames : words;
    for (const part of parts) place.add(part);
  }
  return {words, inNames};
}

/** Two capitals or more within a word, or underscores: a name in code, and no `MetaESDT`, `SpaceVM` or `xPortal`. */
export function isCodeName(word: string): boolean {
  return /_/.test(word) || /\p{Ll}\p{Lu}.*\p{Ll}\p{Lu}/u.test(word) || /^ESDT\p{Lu}/u.test(word);
}

const ENDINGS =
  /(?:ications?|izations?|ations?|ators?|ments?|ances?|ences?|ities|ity|ively|ive|ions?|ors?|ers?|ally|ably|able|ful|ness|ants?|ents?|als?|ly|ate|ize|y|e)$/;

/** What words of one family share: `delegate`, `delegation`, `delegator`. Looser than the search engine's terms. */
export function familyOf(term: string): string {
  if (term.length < 6 || !/^[a-z]+$/.test(term)) return term;
  const root = term.replace(ENDINGS, '');
  return root.length >= 4 ? root : term;
}

function paraphraseTable(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [asked, said] of PARAPHRASES) {
    for (const word of wordsOf(asked)) {
      const {whole} = termsOf(word);
      const others = wordsOf(said).map((other) => termsOf(other).whole);
      table.set(
        whole,
        [...new Set([...(table.get(whole) ?? []), ...others])].filter((other) => other !== whole),
      );
    }
  }
  return table;
}
