import {lineInProse, type Finding, type Page} from './page';
import {oddWords} from './plainWords';

/** Phrases that are always wrong; this list is not a style guide. */
const phrases: readonly {pattern: RegExp; instead: string}[] = [
  {pattern: /\bclick here\b/gi, instead: 'name what to open'},
  {
    pattern:
      /\bin this (?:page|article|section|tutorial|guide|document|chapter)(?:,? (?:we|you)(?:'ll|’ll| will| are going to)|,? we)\b/gi,
    instead: 'start with the content itself',
  },
  {
    pattern: /\bat the (?:time|moment) of writing\b/gi,
    instead: 'name the version that it was checked against',
  },
  {pattern: /\b(?:TODO|TBD|FIXME)\b|\bcoming soon\b|\blorem ipsum\b/g, instead: 'write it, or leave it out'},
  {
    pattern: /\bElrond\b|\belrond\b(?!-)/g,
    instead: 'write MultiversX, and put quoted old names in backticks',
  },
  {
    pattern: /\b(?:eGLD|Egld|eGold|EGold)s?\b/g,
    instead: 'write EGLD, and put a quoted spelling in backticks',
  },
  {
    pattern: /\b(?:XeGLD|xeGLD|XEGLD|Xegld|xEgld)\b/g,
    instead: 'write xEGLD, and put a quoted spelling in backticks',
  },
];

/** Checks the spelling of the names of the network and its token, and rejects placeholder phrases and odd words. */
export function checkWording(page: Page): Finding[] {
  return page.prose.flatMap((piece) => {
    const wrong = phrases.flatMap(({pattern, instead}) =>
      [...piece.text.matchAll(pattern)].map((match) => ({
        index: match.index,
        message: `"${match[0]}" is in the text; ${instead}`,
      })),
    );
    return [...wrong, ...oddWords(piece.text)].map(({index, message}) => ({
      line: lineInProse(piece, index),
      message,
    }));
  });
}
