import {finding} from '../shared/pageProblems';
import type {Finding, Page} from './page';

/**
 * Checks the format of token identifiers in code: a ticker of 3 to 10 uppercase letters and digits, a hyphen, and six
 * lowercase hexadecimal digits. Tokens of a collection also have a nonce of whole bytes. `TICKER-xxxxxx` is a placeholder.
 */
export function checkTokenIdentifiers(page: Page): Finding[] {
  const codes = [...page.inlineCode, ...page.fences.map(({code, line}) => ({code, line: line + 1}))];
  return codes.flatMap(({code, line}) =>
    [...code.matchAll(IDENTIFIER)].flatMap((match) => {
      const problem = identifierProblem(match);
      const lineOfMatch = line + code.slice(0, match.index).split('\n').length - 1;
      const message = `the token identifier ${match[0]} has ${problem}; write one such as ALICE-a1b2c3`;
      return finding(lineOfMatch, problem && message);
    }),
  );
}

const IDENTIFIER =
  /(?<![\w-])(?<ticker>[A-Z][A-Z0-9]+)-(?<random>[0-9a-zA-Z]{6})(?:-(?<nonce>[0-9a-zA-Z]+))?(?![\w-])/g;

function identifierProblem({groups}: RegExpMatchArray): string | undefined {
  const {ticker = '', random = '', nonce} = groups ?? {};
  const isIdentifier = random === 'xxxxxx' || /\d/.test(random) || nonce !== undefined;
  if (!isIdentifier) return undefined;
  if (ticker.length < 3 || ticker.length > 10) return `a ticker of ${ticker.length} characters, not 3 to 10`;
  if (random !== 'xxxxxx' && !/^[0-9a-f]{6}$/.test(random))
    return `"${random}" instead of six lowercase hexadecimal digits`;
  if (nonce !== undefined && !/^(?:[0-9a-f]{2})+$|^x+$/.test(nonce))
    return `the nonce "${nonce}", which isn't whole bytes in lowercase hexadecimal`;
  return undefined;
}
