/**
 * What a screen reader hears of an answer: each sentence once, when it is finished, without the signs of Markdown.
 */
export type Spoken = {
  /** How much of the answer's text has been dealt with. */
  length: number;
  /** Sentences that were finished since. */
  sentences: readonly string[];
};

/** Ends a sentence: its mark before a space (not that of a list's number), the end of a line with a blank one after it, or of a list item or row. */
const SENTENCE_END = /(?<!(?:^|\n)[ \t]*\d{1,3})[.!?:](?=\s)|\n(?=\s*(?:\n|[-*+|#>]|\d+[.)]\s))/g;

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n]*(?:\n|$)/m;

/**
 * The sentences of an answer that were finished after what was spoken. With `ended`, the rest is a sentence, too.
 * A block of code is one sentence that names it.
 */
export function speakOn(
  text: string,
  spokenLength: number,
  ended: boolean,
  describeCode: (language: string) => string,
): Spoken {
  const sentences: string[] = [];
  let position = spokenLength;
  for (;;) {
    const rest = text.slice(position);
    const fence = FENCE.exec(rest);
    const prose = fence ? rest.slice(0, fence.index) : rest;
    const proseEnd = fence || ended ? prose.length : lastEnd(prose);
    sentences.push(...sentencesOf(prose.slice(0, proseEnd)));
    position += proseEnd;
    if (!fence) break;
    const [opening, marks = '', language = ''] = fence;
    const code = rest.slice(fence.index + opening.length);
    const closing = new RegExp(`^ {0,3}${marks[0]}{${marks.length},}[ \\t]*(?:\\n|$)`, 'm').exec(code);
    // A closing fence at the very end may still grow, which changes nothing of what is said.
    if (!closing && !ended) break;
    sentences.push(describeCode(language));
    position += opening.length + (closing ? closing.index + closing[0].length : code.length);
  }
  return {length: position, sentences};
}

function lastEnd(prose: string): number {
  let end = 0;
  for (const {index} of prose.matchAll(SENTENCE_END)) end = index + 1;
  return end;
}

function sentencesOf(prose: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const {index} of prose.matchAll(SENTENCE_END)) {
    sentences.push(prose.slice(start, index + 1));
    start = index + 1;
  }
  return [...sentences, prose.slice(start)]
    .map(withoutMarkdown)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}\s|>\s?|[-*+]\s|\d+[.)]\s)+/gm, '')
    .replace(/[*`~]+|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\||^\s*:?-+:?\s*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
