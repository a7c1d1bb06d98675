/**
 * What a screen reader hears of an answer: each sentence once, when it is finished, without the signs of Markdown.
 */
export type Spoken = {
  /** How much of the answer's text has been dealt with. */
  length: number;
  /** Sentences that were finished since. */
  sentences: readonly string[];
};

/** What stands before a block that is in a list's item or in a quote. */
const CONTAINERS = /(?<containers>[ \t]*(?:(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])[ \t]*)*)/;

/** Ends a sentence: its mark before a space (not that of a list's number), the end of a line with a blank one after it, or of a list item or row. */
const SENTENCE_END = new RegExp(
  String.raw`(?<!^${CONTAINERS.source}\d{1,3})[.!?:](?=\s)|\n(?=\s*(?:\n|[-*+|#>]|\d+[.)]\s))`,
  'm',
);

/** More of these marks after the opening ones would be code in a sentence. */
const FENCE = /(?<marks>`{3,}(?!.*`)|~{3,})[ \t]*(?<language>[^\s`]*).*\r?/;
const TITLE = /"[^"\n]*"?|'[^'\n]*'?|\([^)\n]*\)?/;
const DEFINITION = new RegExp(
  String.raw`\[(?!\^)[^[\]\n]+\]:[ \t]*(?:\S+(?:[ \t]+(?:${TITLE.source}))?[ \t]*\r?)?`,
);
/** The first line of what isn't read: of a block of code, or that of a link's definition. */
const UNREAD = new RegExp(`^${CONTAINERS.source}(?:${FENCE.source}|${DEFINITION.source})(?:\\n|$)`, 'm');

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
    const [unread] = matchesFrom(position, text, UNREAD);
    // What is added to a line may make it a part of a sentence.
    const isKnown = ended || unread?.[0].endsWith('\n') === true;
    const proseEnd = unread?.index ?? text.length;
    for (const end of [...sentenceEnds(text, position, proseEnd), ...(isKnown ? [proseEnd] : [])]) {
      const sentence = withoutMarkdown(text, position, end);
      if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence);
      position = end;
    }
    if (!unread || !isKnown) break;
    const {containers = '', marks, language = ''} = unread.groups ?? {};
    const next = position + unread[0].length;
    if (marks === undefined) {
      position = next;
      continue;
    }
    const indent = `[ \\t>]{0,${containers.length + 3}}`;
    const closing = new RegExp(`^${indent}${marks[0]}{${marks.length},}[ \\t]*\\r?(?:\\n|$)`, 'm');
    const [end] = matchesFrom(next, text, closing);
    if (!ended && !end?.[0].endsWith('\n')) break;
    sentences.push(describeCode(language));
    position = end ? end.index + end[0].length : text.length;
  }
  return {length: position, sentences};
}

/** Looked for in the whole text: only there is it known where a line begins. */
function matchesFrom(position: number, text: string, pattern: RegExp) {
  const search = new RegExp(pattern, 'gm');
  search.lastIndex = position;
  return text.matchAll(search);
}

function sentenceEnds(text: string, start: number, end: number): number[] {
  const ends: number[] = [];
  for (const {index} of matchesFrom(start, text, SENTENCE_END)) {
    if (index >= end) break;
    ends.push(index + 1);
  }
  return ends;
}

function withoutMarkdown(text: string, start: number, end: number): string {
  const beginsLine = start === 0 || text[start - 1] === '\n';
  return text
    .slice(start, end)
    .replace(/^[ \t]*(?:#{1,6}\s|>\s?|[-*+]\s|\d+[.)]\s)+/gm, (signs, at) =>
      at > 0 || beginsLine ? '' : signs,
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w`\]])\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/(?<!`)\[\^[\w-]+\]:?/g, '')
    .replace(/[*`~]+|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\||^\s*:?-+:?\s*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
