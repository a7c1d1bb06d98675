import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {
  Address,
  SmartContractTransactionsFactory,
  Token,
  TokenTransfer,
  TransactionsFactoryConfig,
} from '@multiversx/sdk-core';
import solc from 'solc';
import {expectText} from './support/expectText.js';
import {ALICE} from './support/testWallets.js';

interface Compiled {
  errors?: {formattedMessage: string}[];
  contracts: {
    'Vault.sol': Record<
      string,
      {
        evm: {methodIdentifiers: Record<string, string>};
        storageLayout: {storage: {label: string; slot: string}[]};
      }
    >;
  };
}

const compiled: Compiled = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: {
        'Vault.sol': {content: readFileSync(new URL('../src/ethereum/Vault.sol', import.meta.url), 'utf8')},
      },
      settings: {outputSelection: {'*': {'*': ['evm.methodIdentifiers', 'storageLayout']}}},
    }),
  ),
);

const word = (value: bigint): string => value.toString(16).padStart(64, '0');

test('the Solidity vault compiles without a warning', () => {
  assert.equal(compiled.errors, undefined);
  assert.deepEqual(Object.keys(compiled.contracts['Vault.sol']).sort(), ['IERC20', 'Vault']);
});

test('Solidity numbers the slots of storage, and immutables have none', () => {
  const {storage} = compiled.contracts['Vault.sol']['Vault']!.storageLayout;
  assert.deepEqual(
    storage.map(({label, slot}) => `${slot} ${label}`),
    ['0 paused', '1 total', '2 balanceOf'],
  );
});

test('a deposit of 300, as both networks get it', async () => {
  const selector = compiled.contracts['Vault.sol']['Vault']!.evm.methodIdentifiers['deposit(uint256)']!;
  const evm = selector + word(300n);
  const approve = 4 + 2 * 32;

  const factory = new SmartContractTransactionsFactory({
    config: new TransactionsFactoryConfig({chainID: 'D'}),
  });
  const transaction = await factory.createTransactionForExecute(ALICE, {
    contract: Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y'),
    function: 'deposit',
    gasLimit: 5_000_000n,
    tokenTransfers: [new TokenTransfer({token: new Token({identifier: 'USDX-a1b2c3'}), amount: 300n})],
  });
  const data = new TextDecoder().decode(transaction.data);

  expectText('ethereumDeposit.txt', [
    `EVM: ${evm.length / 2} bytes, after approve(vault, 300) of ${approve} bytes`,
    `  ${selector}  deposit(uint256)`,
    `  ${evm.slice(8, 40)}`,
    `  ${evm.slice(40)}`,
    '',
    `MultiversX: ${data.length} bytes, nothing before`,
    `  ${data.replaceAll('@', '\n  @')}`,
  ]);

  const movement = 50_000 + 1_500 * data.length;
  assert.equal(movement, 132_500);
  // The most that a gas limit of 5,000,000 costs: execution is paid at a hundredth.
  assert.equal(movement + (5_000_000 - movement) / 100, 181_175);
});
