import {stem} from './stem';

/**
 * Matches a word, which may contain hyphens, underscores and apostrophes; a number; and `C++` or `C#`, which would both be
 * `C` without their symbols. A `#` before a word starts an anchor and isn't part of `C#`.
 */
const WORD = /\d+(?:[.,]\d+)+|[cC](?:\+\+|#(?![\p{L}\p{N}]))|[\p{L}\p{N}]+(?:[-_'’][\p{L}\p{N}]+)*/gu;
const WORD_HERE = new RegExp(WORD.source, 'uy');
/** Part of `SingleValueMapper`, `HTTPServer2` or `u64`. A capital starts a part; consecutive capitals, as in `IDs`, are one. */
const PART = /\p{Lu}+s?(?!\p{Ll})\d*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+\d*|\p{N}+\p{Ll}*/gu;

/** Fast path for most words, which the other rules leave unchanged. */
const PLAIN = /^[A-Z]?[a-z]{1,35}$/;

/** Maximum length of an identifier. Longer words are addresses, keys and hashes. */
const MAX_IDENTIFIER_LENGTH = 36;

/** Returns the words of a text, in order. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Normalised terms of a word: the word as a whole, and its parts if it is a compound. */
export type WordTerms = {whole: string; parts: string[]};

/**
 * Returns the terms of a word. Case, hyphens, underscores and inflection don't matter: `wallet-connect`, `WalletConnect`
 * and `walletconnect` have the same `whole`, and the first two have parts.
 */
export function termsOf(word: string): WordTerms {
  if (PLAIN.test(word)) return {whole: stem(word.toLowerCase()), parts: []};
  if (/^\d/.test(word) && /^[\d.,]+$/.test(word)) return {whole: word.replaceAll(',', ''), parts: []};
  const plain = word.replaceAll(/['’](?:s\b)?/g, '');
  if (plain.length > MAX_IDENTIFIER_LENGTH) {
    const lower = plain.toLowerCase();
    return {whole: `${lower.slice(0, 4)}${lower.slice(-10)}`, parts: []};
  }
  // Without this rule, the parts of `NFTs` would be `NF` and `Ts`.
  if (/^\p{Lu}{2,}s$/u.test(plain)) return {whole: plain.slice(0, -1).toLowerCase(), parts: []};
  const parts = plain.split(/[-_]/).flatMap(partsOf);
  if (parts.length < 2) return {whole: stem(plain.toLowerCase()), parts: []};
  return {whole: parts.join(''), parts: parts.map(stem)};
}

/** Returns `termsOf` with a cache of `size` words: the same words occur in the results of every query. */
export function memoizeTerms(size = 20_000): (word: string) => WordTerms {
  const known = new Map<string, WordTerms>();
  return (word) => {
    let terms = known.get(word);
    if (terms === undefined) {
      if (known.size >= size) known.clear();
      terms = termsOf(word);
      known.set(word, terms);
    }
    return terms;
  };
}

/** Returns the parts of a word in lower case. A single letter belongs to its neighbour: `eGold`, `MultiversX`. */
function partsOf(piece: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const part of piece.match(PART) ?? []) {
    const lower = before + part.toLowerCase();
    before = '';
    if (lower.length > 1 || /\d/.test(lower)) parts.push(lower);
    else if (parts.length > 0) parts.push(parts.pop() + lower);
    else before = lower;
  }
  return before === '' ? parts : [...parts, before];
}

/** Returns the word at an index of a text and the index where it starts, or undefined if there is none. */
export function wordAt(text: string, place: number): {word: string; start: number} | undefined {
  let start = place;
  while (
    start > 0 &&
    (isInWord(text, start - 1) || (isConnector(text, start - 1) && isInWord(text, start - 2)))
  )
    start -= 1;
  WORD_HERE.lastIndex = start;
  const word = WORD_HERE.exec(text)?.[0];
  return word === undefined ? undefined : {word, start};
}

function isInWord(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
  const isHalf = code >= 0xd8_00 && code <= 0xdf_ff;
  return isHalf || /[\p{L}\p{N}]/u.test(text.charAt(place));
}

/** Returns true for a character that may connect the parts of a word or the digits of a number. */
function isConnector(text: string, place: number): boolean {
  const character = text.charAt(place);
  if (character === '.' || character === ',')
    return /\d\d/.test(text.charAt(place - 1) + text.charAt(place + 1));
  return character !== '' && "-_'’".includes(character);
}
