import {stem} from './stem';

/**
 * A word as a reader or a page writes it, with hyphens, underscores and apostrophes inside; or a number; or `C++` or `C#`,
 * which without their signs would be the one letter that both have in common. A `#` before a word begins an anchor.
 */
const WORD = /\d+(?:[.,]\d+)+|[cC](?:\+\+|#(?![\p{L}\p{N}]))|[\p{L}\p{N}]+(?:[-_'’][\p{L}\p{N}]+)*/gu;
const WORD_HERE = new RegExp(WORD.source, 'uy');
/** `SingleValueMapper`, `HTTPServer2`, `u64`: each capital begins a part, and a run of capitals is one, `IDs` too. */
const PART = /\p{Lu}+s?(?!\p{Ll})\d*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+\d*|\p{N}+\p{Ll}*/gu;

/** Most words: the rules for others change nothing of them. */
const PLAIN = /^[A-Z]?[a-z]{1,35}$/;

/** Addresses, keys and hashes: longer than any identifier. */
const LONGEST = 36;

/** The words of a text, in order. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** What a word is found by: `whole` as it stands, and where it is made of several, `parts`. All in one form. */
export type WordTerms = {whole: string; parts: string[]};

/**
 * Terms of a word. Case, hyphens, underscores and inflection don't matter: `wallet-connect`, `WalletConnect` and
 * `walletconnect` are the same whole, and the first two have parts.
 */
export function termsOf(word: string): WordTerms {
  if (PLAIN.test(word)) return {whole: stem(word.toLowerCase()), parts: []};
  if (/^\d/.test(word) && /^[\d.,]+$/.test(word)) return {whole: word.replaceAll(',', ''), parts: []};
  const plain = word.replaceAll(/['’](?:s\b)?/g, '');
  if (plain.length > LONGEST) {
    const lower = plain.toLowerCase();
    return {whole: `${lower.slice(0, 4)}${lower.slice(-10)}`, parts: []};
  }
  // `NFTs` is no `NF` and `Ts`.
  if (/^\p{Lu}{2,}s$/u.test(plain)) return {whole: plain.slice(0, -1).toLowerCase(), parts: []};
  const parts = plain.split(/[-_]/).flatMap(partsOf);
  if (parts.length < 2) return {whole: stem(plain.toLowerCase()), parts: []};
  return {whole: parts.join(''), parts: parts.map(stem)};
}

/** `termsOf` that remembers: the same words come up in every query. */
export function rememberTerms(most = 20_000): (word: string) => WordTerms {
  const known = new Map<string, WordTerms>();
  return (word) => {
    let terms = known.get(word);
    if (terms === undefined) {
      if (known.size >= most) known.clear();
      terms = termsOf(word);
      known.set(word, terms);
    }
    return terms;
  };
}

/** The parts of a piece in lower case. A single letter belongs to its neighbour: `eGold`, `MultiversX`. */
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

/** The word around a place in a text; undefined where none is. */
export function wordAt(text: string, place: number): {word: string; start: number} | undefined {
  let start = place;
  while (start > 0 && (isInWord(text, start - 1) || (isJoint(text, start - 1) && isInWord(text, start - 2))))
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

/** What may stand between the parts of a word or the digits of a number. */
function isJoint(text: string, place: number): boolean {
  const character = text.charAt(place);
  if (character === '.' || character === ',')
    return /\d\d/.test(text.charAt(place - 1) + text.charAt(place + 1));
  return character !== '' && "-_'’".includes(character);
}
