/**
 * Words that are English but that developers don't use in this sense, so that readers stop at them and don't search for
 * them. `instead` is what to write. Not a style guide: each one occurred often before it was listed.
 */
const plainWords: readonly {pattern: RegExp; instead: string}[] = [
  {pattern: /\b(?:stands?|stood) (?!still|out|alone|up|down|for)/gi, instead: '"is", "appears" or "applies"'},
  {pattern: /\bbesides?\b/gi, instead: '"next to" or "in addition to"'},
  {pattern: /\breckon(?:s|ed|ing)?\b/gi, instead: '"calculate"'},
  {pattern: /\bdear(?:er|est)?\b/gi, instead: '"expensive"'},
  {pattern: /\b(?:leaves?|left) with (?:(?:an?|the) )?(?:error|code|\d)/gi, instead: '"exits with"'},
  {
    pattern: /\banswers? (?:with|HTTP|an?|the) (?:status|code|error|empty|list|object|\d)/gi,
    instead: '"returns" or "responds with"',
  },
  {pattern: /\bof (?:its|their) own\b/gi, instead: '"its own …" or "a separate …"'},
  {pattern: /\bin place of\b/gi, instead: '"instead of"'},
  {pattern: /\bat once\b/gi, instead: '"immediately" or "at the same time"'},
  {pattern: /\bfor ever\b/gi, instead: '"permanently" or "forever"'},
  {pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: '"fix"'},
  {
    pattern: /\b(?:lest|whilst|hence|thereby|whereby|thereof|therein|wherein)\b/gi,
    instead: '"so" or "while"',
  },
  {pattern: /\b(?:nobody|somebody)\b/gi, instead: 'who it is, or "no one" and "someone"'},
  {pattern: /\bthe whole of\b/gi, instead: '"all of" or "the entire"'},
  {pattern: /\bnewest\b/gi, instead: '"latest"'},
  {pattern: /\bin so many\b/gi, instead: '"exactly"'},
  {pattern: /\bhold(?:s)? good\b/gi, instead: '"applies"'},
  {pattern: /\b(?:those|one|ones) of which\b/gi, instead: 'the noun again'},
  {pattern: /\bspeaks? of\b/gi, instead: '"describes"'},
  {pattern: /\bwent on\b|\bgoes on\b/gi, instead: '"continues"'},
];

/** Returns the words of a text that developers don't use, with what to write instead. */
export function oddWords(text: string): {index: number; message: string}[] {
  return plainWords.flatMap(({pattern, instead}) =>
    Array.from(text.matchAll(pattern), ({0: word, index}) => ({
      index,
      message: `"${word.trim()}" isn't a word that developers use here; write ${instead}`,
    })),
  );
}
