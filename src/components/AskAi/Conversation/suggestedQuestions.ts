import pageQuestions from '@generated/corpus/default/suggestions.json';

/** In all. */
const MAX_QUESTIONS = 4;

/** First questions, by section of the site. The section with the longest matching route prefix is used. */
const bySection: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Where do I start with smart contracts?',
    'How are fees for a transaction calculated?',
    'Which wallet should I use?',
    'What is the difference between an EGLD and an ESDT transfer?',
  ],
  '/learn': [
    'How does sharding work, and why is it adaptive?',
    'How long does a transaction across shards take?',
    'How are validators chosen for consensus?',
    'What is SpaceVM?',
  ],
  '/economics': [
    'How is the yearly return of a staking provider calculated?',
    'Who pays the rewards of validators?',
    'How does the inflation change over the years?',
  ],
  '/governance': [
    'How do I vote on a proposal?',
    'What does it cost to submit a proposal?',
    'When does a proposal pass?',
  ],
  '/developers': [
    'How do I set up the toolchain?',
    'How do I receive a token payment in a contract?',
    'How much gas does a contract call need?',
    'How do I upgrade a contract?',
  ],
  '/developers/tutorials': [
    'What does the crowdfunding contract do?',
    'How do I deploy the crowdfunding contract on devnet?',
    'How do I call my contract from a web app?',
  ],
  '/developers/testing': [
    'How do I write a blackbox test?',
    'How do I check the balance of an account in a test?',
    'How do I debug a contract?',
  ],
  '/developers/gas-and-fees': [
    'How is the fee of an EGLD transfer calculated?',
    "What happens to gas that isn't used?",
    'What is the smallest gas limit of a transaction?',
  ],
  '/developers/data': [
    'How is a BigUint encoded?',
    'What is the difference between top-level and nested encoding?',
    'How do I use my own struct as an argument?',
  ],
  '/tokens': [
    'How do I issue a fungible token?',
    'Which roles can a token have?',
    'What is the difference between an NFT, an SFT and a MetaESDT?',
    'How do I send several tokens and EGLD at once?',
  ],
  '/validators': [
    'What hardware does a validator need?',
    'How do I unjail a node?',
    'How does the rating of a node change?',
    'How do I move a validator to another server?',
  ],
  '/integrators': [
    'How do I detect deposits of EGLD and tokens?',
    'How do I run an observing squad?',
    'When is a transaction final?',
    'How do I create and sign a transaction offline?',
  ],
  '/sdk-and-tools': [
    'How do I send EGLD with the JavaScript SDK?',
    'How do I query a contract from Python?',
    'How do I install mxpy?',
    'What does the chain simulator do?',
  ],
  '/wallet': [
    'How do I create a wallet?',
    'What does a guardian protect?',
    'How do I use a Ledger device?',
    'What is the difference between a keystore and a secret phrase?',
  ],
  '/bridge': [
    'Which tokens can I bridge?',
    'How does a deposit from Ethereum work?',
    'What does it take to list a token on the bridge?',
  ],
  '/sovereign': [
    'What is a sovereign chain?',
    'How do I deploy a sovereign chain locally?',
    'How do I move tokens from a sovereign chain to mainnet?',
    'Which virtual machines can a sovereign chain run?',
  ],
};

/** Returns the suggested questions for a route: those of the page, then those of its section. */
export function suggestedQuestions(route: string): readonly string[] {
  const own = pageQuestions[route.replace(/(.)\/$/, '$1')] ?? [];
  return [...new Set([...own, ...sectionQuestions(route)])].slice(0, MAX_QUESTIONS);
}

/** Returns the suggested questions for the section of a route. */
export function sectionQuestions(route: string): readonly string[] {
  const sections = Object.keys(bySection).filter(
    (section) => section === '/' || route === section || route.startsWith(`${section}/`),
  );
  const section = sections.reduce((longest, next) => (next.length > longest.length ? next : longest), '/');
  return bySection[section]!;
}
