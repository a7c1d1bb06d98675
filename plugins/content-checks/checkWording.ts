import {lineInProse, type Finding, type Page} from './page';

/** Phrases that are wrong anywhere; nothing here is a matter of taste. */
const phrases: readonly {pattern: RegExp; instead: string}[] = [
  {pattern: /\bclick here\b/gi, instead: 'name the thing to open'},
  {
    pattern:
      /\bin this (?:page|article|section|tutorial|guide|document|chapter)(?:,? (?:we|you)(?:'ll|’ll| will| are going to)|,? we)\b/gi,
    instead: 'say the thing itself',
  },
  {
    pattern: /\bat the (?:time|moment) of writing\b/gi,
    instead: 'name the version that it was checked against',
  },
  {pattern: /\b(?:TODO|TBD|FIXME)\b|\bcoming soon\b|\blorem ipsum\b/g, instead: 'write it, or leave it out'},
  {
    pattern: /\bElrond\b|\belrond\b(?!-)/g,
    instead: 'the network is MultiversX, and a name that is quoted stands in backticks',
  },
  {
    pattern: /\b(?:eGLD|Egld|eGold|EGold)s?\b/g,
    instead: 'write EGLD, and a spelling that is quoted in backticks',
  },
  {
    pattern: /\b(?:XeGLD|xeGLD|XEGLD|Xegld|xEgld)\b/g,
    instead: 'write xEGLD, and a spelling that is quoted in backticks',
  },
];

/** Names of the network and its token are spelled as they are, and no phrase is empty. */
export function checkWording(page: Page): Finding[] {
  return page.prose.flatMap((piece) =>
    phrases.flatMap(({pattern, instead}) =>
      [...piece.text.matchAll(pattern)].map((match) => ({
        line: lineInProse(piece, match.index),
        message: `"${match[0]}" stands in the text; ${instead}`,
      })),
    ),
  );
}
