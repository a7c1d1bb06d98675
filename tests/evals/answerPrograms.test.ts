import path from 'node:path';
import {readSite} from '@site/plugins/content-checks/readSite';
import {copiesOf} from '@site/scripts/copies/copiesOf';
import {createExtractiveAnswerer, type ExtractiveAnswerer} from '@site/src/askAi/extractiveAnswerer';
import {readSiteLibrary} from '@site/tests/support/siteCorpus';

const PAGES = [
  'docs/tokens/nft-tokens/issue.mdx',
  'docs/developers/developer-reference/sc-api-functions.mdx',
  'docs/sdk-and-tools/sdk-py/transfers.mdx',
];

/** `scripts/checkCopies.ts` compiles what Copy gives on the pages. In the chat, it has to give the same programs. */
describe('the code that Copy gives for an answer', () => {
  let answerer: ExtractiveAnswerer;
  let checked: ReadonlySet<string>;
  beforeAll(async () => {
    answerer = createExtractiveAnswerer(await readSiteLibrary(path.resolve('.')));
    const {pages, samples} = readSite('.', {isWanted: ({file}) => PAGES.includes(file)});
    checked = new Set(copiesOf([...pages.values()], samples).map(({code}) => code));
  }, 240_000);

  it.each([
    ['How do I issue an NFT in TypeScript?', 'ts', 'createTransactionForIssuingNonFungible('],
    ['How do I read a token balance in a contract?', 'rust', 'get_sc_balance('],
    ['How do I send ESDT in Python?', 'python', 'TokenTransfer('],
  ])('to "%s" is a program of a page', (message, language, call) => {
    const answer = answerer.reply({message, thread: []}).blocks.join('\n\n');
    const fences = [...answer.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
    const programs = fences.flatMap(([, fence, code]) => (fence === language ? [code!] : []));
    expect(programs[0]).toContain(call);
    expect(programs.filter((code) => !checked.has(code))).toEqual([]);
  });
});
