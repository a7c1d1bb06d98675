import {summarizeTransactions} from '@site/src/api/transactions';
import {operations} from '../../support/apiOperations';

const transfer = operations.sendTransaction.body.example as Record<string, unknown>;
const {sender, receiver} = transfer;

describe('summarizeTransactions', () => {
  it('names the parties, the amount in EGLD, the message and the chain', () => {
    expect(summarizeTransactions(transfer)).toEqual([
      {sender, receiver, amount: '0.1', data: 'invoice 1042', chainId: 'D'},
    ]);
  });

  it('says what a call does', () => {
    const data = btoa('ESDTTransfer@414c4943452d613162326333@64');
    const [summary] = summarizeTransactions([{...transfer, data}]);
    expect(summary?.data).toBe(
      'Transfers 100 atomic units of ALICE-a1b2c3 to the receiver of the transaction.',
    );
  });

  it('leaves out what it cannot read', () => {
    const [summary] = summarizeTransactions({...transfer, value: 'much', data: '%', chainID: 1});
    expect(summary).toEqual({sender, receiver});
  });

  it('is empty for other bodies', () => {
    for (const body of [{receiver}, null, 'text', []]) expect(summarizeTransactions(body)).toEqual([]);
  });
});
