import {Account, Address} from '@multiversx/sdk-core';

/** The public phrase of the SDKs' test wallets. Anyone can spend what they hold: never send them money. */
export const PUBLIC_TEST_MNEMONIC =
  'moral volcano peasant pass circle pen over picture flat shop clap goat never lyrics gather prepare woman film husband gravity behind test tiger improve';

export const ALICE = Address.newFromBech32('erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th');
export const BOB = Address.newFromBech32('erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx');
export const CAROL = Address.newFromBech32('erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8');

/** The wallets as accounts that sign, with the nonce that a test wants. */
export function testAccount(name: 'alice' | 'bob' | 'carol', nonce = 0n): Account {
  const account = Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, ['alice', 'bob', 'carol'].indexOf(name));
  account.nonce = nonce;
  return account;
}
