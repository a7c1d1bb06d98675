import path from 'node:path';
import {createExtractiveAnswerer, type ExtractiveAnswerer} from '@site/src/askAi/extractiveAnswerer';
import {readSiteLibrary} from '@site/tests/support/siteCorpus';

/** `scripts/checkCopies.ts` compiles the same programs on their pages. */
describe('the program in an answer', () => {
  let answerer: ExtractiveAnswerer;
  beforeAll(async () => {
    answerer = createExtractiveAnswerer(await readSiteLibrary(path.resolve('.')));
  }, 240_000);

  it.each([
    ['How do I issue an NFT in TypeScript?', 'ts', /^import /, 'createTransactionForIssuingNonFungible('],
    ['How do I read a token balance in a contract?', 'rust', /^use /, 'get_sc_balance('],
    ['How do I send ESDT in Python?', 'python', /^from /, 'TokenTransfer('],
  ])(
    'to "%s" has its imports, and none from a file that the reader lacks',
    (message, language, first, call) => {
      const answer = answerer.reply({message, thread: []}).blocks.join('\n\n');
      const fences = [...answer.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
      const programs = fences.flatMap(([, fence, code]) => (fence === language ? [code!] : []));
      expect(programs[0]).toMatch(first);
      expect(programs[0]).toContain(call);
      expect(programs[0]).not.toMatch(/from ['"]?\./);
    },
  );
});
