import {parseAddress} from '../../src/chain/address';
import {finding} from '../shared/pageProblems';
import type {Finding, Page} from './page';

/**
 * Checks that every address decodes: 62 characters with a valid checksum. Shortened addresses (`erd1qyu5…ycr6th`,
 * `erd1...`) are ignored.
 */
export function checkAddresses(page: Page): Finding[] {
  return page.source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?<![\w…])erd1(?<rest>\w+)(?<cut>…|\.{3})?/g)].flatMap(({0: found, groups}) => {
      const problem = groups?.cut === undefined ? addressProblem(found) : undefined;
      return finding(index + 1, problem && `the address ${found} doesn't decode: ${problem}`);
    }),
  );
}

function addressProblem(address: string): string | undefined {
  if (address.length !== 62) {
    return `it has ${address.length} characters, not 62; write it in full, or shorten it with an ellipsis (erd1qyu5…ycr6th)`;
  }
  try {
    parseAddress(address);
    return undefined;
  } catch {
    return 'its checksum is wrong; copy a valid one, such as the addresses of Alice, Bob and Carol';
  }
}
