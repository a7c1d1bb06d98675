// #region script
import {FileStore} from './fileStore.js';
import {Gateway} from './gateway.js';
import {openHotWallet} from './accounts.js';
import {WithdrawalSender, type SenderState} from './withdrawals.js';

const {GATEWAY = 'https://devnet-gateway.multiversx.com', KEYSTORE, PASSWORD} = process.env;
if (!KEYSTORE || !PASSWORD) throw new Error('set KEYSTORE to the file of the hot wallet, and PASSWORD to its password');
const [id, receiver, amount] = process.argv.slice(2);

const gateway = new Gateway(GATEWAY);
const store = new FileStore<SenderState>('withdrawals.json', {withdrawals: {}});
const network = await gateway.networkConfig();
const sender = new WithdrawalSender(gateway, store, openHotWallet(KEYSTORE, PASSWORD), network);

if (id && receiver && amount) await sender.request({id, receiver, token: 'EGLD', amount: BigInt(amount)});
for (;;) {
  await sender.tick();
  const open = Object.values((await store.read()).withdrawals).filter(({state}) =>
    ['queued', 'signed'].includes(state),
  );
  if (open.length === 0) break;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
}
// #endregion script
