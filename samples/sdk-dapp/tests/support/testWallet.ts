import {Account, type Message, type Transaction} from '@multiversx/sdk-core';
import type {
  ICustomProvider,
  IProvider,
} from '@multiversx/sdk-dapp/out/providers/types/providerFactory.types';

/** The SDKs' public test phrase. Anyone can spend from its accounts, so never send them real funds. */
const PUBLIC_TEST_MNEMONIC =
  'moral volcano peasant pass circle pen over picture flat shop clap goat never lyrics gather prepare woman film husband gravity behind test tiger improve';

export const alice = Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, 0);
export const ALICE = alice.address.toBech32();

// #region wallet
/** Signs everything without asking. Use it only in tests. */
export const testWallet: ICustomProvider = {
  name: 'Test wallet',
  type: 'test',
  constructor: async () => new TestWallet(),
};

class TestWallet implements IProvider {
  init = async () => true;
  isInitialized = () => true;
  getType = () => 'test';
  getAddress = async () => ALICE;
  getAccount = () => ({address: ALICE});
  setAccount = () => undefined;
  logout = async () => true;

  async login({token = ''}: {token?: string} = {}) {
    const signature = await alice.sign(new TextEncoder().encode(`${ALICE}${token}`));
    return {address: ALICE, signature: Buffer.from(signature).toString('hex')};
  }

  async signTransaction(transaction: Transaction): Promise<Transaction> {
    transaction.signature = await alice.signTransaction(transaction);
    return transaction;
  }

  signTransactions(transactions: Transaction[]): Promise<Transaction[]> {
    return Promise.all(transactions.map((transaction) => this.signTransaction(transaction)));
  }

  async signMessage(message: Message): Promise<Message> {
    message.signature = await alice.signMessage(message);
    return message;
  }
}
// #endregion wallet
