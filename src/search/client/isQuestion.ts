const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'what which who whom whose when where why how'.split(' '),
);
/** A search for a page has fewer words. */
const MIN_WORDS = 4;

/** Returns whether a query reads like a question, which an answer serves better than a list of pages. */
export function isQuestion(query: string): boolean {
  const words = query.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return (
    words.length >= MIN_WORDS ||
    query.trimEnd().endsWith('?') ||
    words.some((word) => QUESTION_WORDS.has(word.split(/['’]/, 1)[0]!))
  );
}
