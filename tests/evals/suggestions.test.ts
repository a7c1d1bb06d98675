import path from 'node:path';
import {createExtractiveAnswerer} from '@site/src/askAi/extractiveAnswerer';
import {sectionQuestions} from '@site/src/components/AskAi/Conversation/suggestedQuestions';
import {isExpected} from './expectedPage';
import {suggestionsOn} from '@site/plugins/corpus/readerQuestions';
import {readSiteLibrary} from '@site/tests/support/siteCorpus';

/** Maps each suggested question to the page that answers it. For many readers it is their first question. */
const answeredBy: Readonly<Record<string, string>> = {
  'Where do I start with smart contracts?': '/learn/getting-started',
  'How are fees for a transaction calculated?': '/developers/gas-and-fees/overview',
  'Which wallet should I use?': '/wallet/overview',
  'What is the difference between an EGLD and an ESDT transfer?': '/learn/EGLD',
  'Which tokens can I bridge?': '/bridge/token-types',
  'How does a deposit from Ethereum work?': '/bridge/transfer-flows',
  'What does it take to list a token on the bridge?': '/bridge/whitelist-requirements',
  'How do I set up the toolchain?': '/developers/toolchain-setup',
  'How do I receive a token payment in a contract?': '/developers/developer-reference/sc-payments',
  'How much gas does a contract call need?': '/developers/gas-and-fees/user-defined-smart-contracts',
  'How do I upgrade a contract?': '/developers/developer-reference/upgrading-smart-contracts',
  'How is a BigUint encoded?': '/developers/data/simple-values',
  'What is the difference between top-level and nested encoding?': '/developers/data/serialization-overview',
  'How do I use my own struct as an argument?': '/developers/data/custom-types',
  'How is the fee of an EGLD transfer calculated?': '/developers/gas-and-fees/egld-transfers',
  "What happens to gas that isn't used?": '/developers/gas-and-fees/overview',
  'What is the smallest gas limit of a transaction?': '/developers/gas-and-fees/overview',
  'How do I write a blackbox test?': '/developers/testing/rust/sc-blackbox-example',
  'How do I check the balance of an account in a test?': '/developers/testing/rust/sc-test-setup',
  'How do I debug a contract?': '/developers/testing/sc-debugging',
  'What does the crowdfunding contract do?': '/developers/tutorials/crowdfunding/crowdfunding-p1',
  'How do I deploy the crowdfunding contract on devnet?':
    '/developers/tutorials/crowdfunding/crowdfunding-p3',
  'How do I call my contract from a web app?': '/developers/tutorials/your-first-dapp',
  'How is the yearly return of a staking provider calculated?': '/economics/staking-providers-apr',
  'Who pays the rewards of validators?': '/learn/economics',
  'How does the inflation change over the years?': '/learn/economics',
  'How do I vote on a proposal?': '/governance/governance-interaction',
  'What does it cost to submit a proposal?': '/governance/overview',
  'When does a proposal pass?': '/governance/overview',
  'How do I detect deposits of EGLD and tokens?': '/integrators/esdt-tokens-integration-guide',
  'How do I run an observing squad?': '/integrators/observing-squad',
  'When is a transaction final?': '/integrators/querying-the-blockchain',
  'How do I create and sign a transaction offline?': '/developers/signing-transactions/tools-for-signing',
  'How does sharding work, and why is it adaptive?': '/learn/sharding',
  'How long does a transaction across shards take?': '/learn/transactions',
  'How are validators chosen for consensus?': '/learn/consensus',
  'What is SpaceVM?': '/learn/space-vm',
  'How do I send EGLD with the JavaScript SDK?': '/sdk-and-tools/sdk-js/sdk-js-cookbook',
  'How do I query a contract from Python?': '/sdk-and-tools/sdk-py',
  'How do I install mxpy?': '/sdk-and-tools/mxpy/installing-mxpy',
  'What does the chain simulator do?': '/sdk-and-tools/chain-simulator',
  'What is a sovereign chain?': '/sovereign/overview',
  'How do I deploy a sovereign chain locally?': '/sovereign/local-setup',
  'How do I move tokens from a sovereign chain to mainnet?': '/sovereign/cross-chain-execution',
  'Which virtual machines can a sovereign chain run?': '/sovereign/other-vm',
  'How do I issue a fungible token?': '/tokens/fungible-tokens',
  'Which roles can a token have?': '/tokens/fungible-tokens',
  'What is the difference between an NFT, an SFT and a MetaESDT?': '/tokens/intro',
  'How do I send several tokens and EGLD at once?': '/tokens/fungible-tokens',
  'What hardware does a validator need?': '/validators/system-requirements',
  'How do I unjail a node?': '/validators/staking/unjailing',
  'How does the rating of a node change?': '/validators/rating',
  'How do I move a validator to another server?': '/validators/key-management/protect-keys',
  'How do I create a wallet?': '/wallet/web-wallet',
  'What does a guardian protect?': '/developers/guard-accounts',
  'How do I use a Ledger device?': '/wallet/ledger',
  'What is the difference between a keystore and a secret phrase?': '/wallet/overview',
};
/** The page has to be among this many sources. */
const FIRST_SOURCES = 3;

it('suggests only questions that are answered from the page that explains the topic', async () => {
  const library = await readSiteLibrary(path.resolve('.'));
  const answerer = createExtractiveAnswerer(library);
  const found: Record<string, string> = {};
  for (const {route} of [{route: '/'}, ...library.engine.outline.pages]) {
    for (const question of sectionQuestions(route)) {
      if (question in found) continue;
      const {scope, sources} = answerer.reply({message: question, thread: [], page: route});
      const routes = sources.slice(0, FIRST_SOURCES).map((source) => source.route);
      const wanted = answeredBy[question] ?? 'no page on record';
      found[question] =
        scope === 'answered' && routes.some((page) => isExpected(page, [wanted]))
          ? wanted
          : `${scope}: ${routes.join(', ')}`;
    }
  }
  expect(found).toEqual(answeredBy);
}, 120_000);

it('suggests on a page only questions that are answered from it', async () => {
  const library = await readSiteLibrary(path.resolve('.'));
  const answerer = createExtractiveAnswerer(library);
  const wrong = library.engine.outline.pages.flatMap(({route}) =>
    suggestionsOn('.', route).flatMap((question) => {
      const {scope, sources} = answerer.reply({message: question, thread: [], page: route});
      const routes = sources.slice(0, FIRST_SOURCES).map((source) => source.route);
      const isRight = scope === 'answered' && routes.some((page) => isExpected(page, [route]));
      return isRight ? [] : [`${route}: ${question} ${scope}: ${routes.join(', ')}`];
    }),
  );
  expect(wrong).toEqual([]);
}, 240_000);
