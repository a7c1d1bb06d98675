import {
  Address,
  Token,
  TokenTransfer,
  TransactionsFactoryConfig,
  TransferTransactionsFactory,
} from '@multiversx/sdk-core';
import {hex} from '@scure/base';
import * as fc from 'fast-check';
import {describeCall} from '@site/src/chain/data/describeCall';
import {formatDataField, parseDataField} from '@site/src/chain/data/dataField';
import {decodeTransfers} from '@site/src/chain/data/transfers';
import {addresses} from '@site/tests/support/chain/abiValues';
import {agreement, AGREEMENT_TIMEOUT} from '@site/tests/support/chain/agreement';
import {sampleField} from '@site/tests/support/chain/sampleFields';

jest.setTimeout(AGREEMENT_TIMEOUT);

const bob = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';
const contract = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';

const decimalsOf = (token: string) => (token === 'ALICE-a1b2c3' ? 18 : undefined);

describe('describeCall', () => {
  it.each([
    ['tokensTransfer', 'Transfers 7.5 ALICE-a1b2c3 to the receiver of the transaction.'],
    [
      'tokensTransferAndCall',
      'Transfers 7.5 ALICE-a1b2c3 to the receiver of the transaction, and calls deposit with 1 argument.',
    ],
    [
      'tokensMultiTransfer',
      `Transfers 7.5 ALICE-a1b2c3, 2 of the item TICKET-c3d4e5-01, and 0.1 EGLD to ${bob}.`,
    ],
    [
      'nftTransferAndCall',
      `Transfers 1 of the item ART-b2c3d4-01 to ${contract}, and calls sell with 1 argument.`,
    ],
    ['accountsChangeOwner', 'ChangeOwnerAddress gives a contract to another owner.'],
    ['dataRate', 'Calls the function rate with 4 arguments.'],
  ])('says what %s does', (name, summary) => {
    const field = sampleField(name);
    const expected = name === 'dataRate' ? summary.replace('4', `${field.arguments.length}`) : summary;
    expect(describeCall(field, {decimalsOf}).summary).toBe(expected);
  });

  it('shows the meaning of each argument', () => {
    expect(describeCall(sampleField('nftCreate')).details).toEqual([
      {name: 'collection', value: 'ART-b2c3d4'},
      {name: 'quantity', value: '1'},
      {name: 'name', value: 'Beautiful song'},
      {name: 'royalties in hundredths of a percent', value: '7500'},
      {name: 'hash', value: 'empty'},
      {name: 'attributes', value: '0x746167733a736f6e672c626c7565 ("tags:song,blue")'},
      {name: 'URIs', value: 'https://art.example/1.mp3'},
    ]);
    expect(describeCall(sampleField('tokensControlChanges')).details[1]).toEqual({
      name: 'properties',
      value: 'canWipe, false; canUpgrade, false',
    });
    expect(describeCall(sampleField('tokensTransfer')).summary).toContain(
      '7500000000000000000 atomic units of ALICE-a1b2c3',
    );
  });

  it('says what a deployment and an upgrade contain', () => {
    expect(describeCall(parseDataField('0061736d01@0500@0504@0a')).summary).toBe(
      'Deploys a contract with 5 bytes of code, code metadata 0504 (upgradeable, readable, payable by contracts) and 1 constructor argument.',
    );
    expect(describeCall(parseDataField('upgradeContract@0061736d@0100')).summary).toBe(
      'Upgrades the contract to 4 bytes of code, code metadata 0100 (upgradeable) and 0 constructor arguments.',
    );
  });

  it('distinguishes a function of the ESDT contract from an endpoint of the same name', () => {
    const esdt = 'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u';
    const endpoint = 'Calls the function pause with 0 arguments.';
    const pause = parseDataField('pause');
    expect(describeCall(pause).summary).toBe(endpoint);
    expect(describeCall(pause, {receiver: contract}).summary).toBe(endpoint);
    expect(() => describeCall(pause, {receiver: esdt})).toThrow(
      'Expected a value for token (TokenIdentifier), found none',
    );
    expect(describeCall(sampleField('tokensPause'), {receiver: esdt}).summary).toBe(
      'pause stops all transfers of a token.',
    );
    expect(describeCall(sampleField('tokensPause'), {receiver: contract}).summary).toBe(
      'Calls the function pause with 1 argument.',
    );
  });

  it.each([
    ['ESDTLocalMint@414c4943452d613162326333', /^Expected a value for amount \(BigUint\), found none/],
    ['ChangeOwnerAddress@01', /^Expected 32 more bytes for new owner \(Address\)/],
    ['GuardAccount@01', /^Expected 0 values for no parameters, found 1/],
    ['MultiESDTNFTTransfer', /^Expected a value for recipient \(Address\), found none/],
    ['0061736d01@0400@0504', /^Expected the virtual machine 0500 after the code, found 0400/],
    ['0061736d0@0500@0504', /^Expected the bytecode in hexadecimal before the first @/],
    [
      'upgradeContract@01@0100',
      /^Expected WebAssembly code that starts with 0061736d in the upgrade, found 01/,
    ],
    ['upgradeContract@0061736d', /^Expected 2 bytes of code metadata in the upgrade, found none/],
  ])('explains what is wrong with %s', (text, message) => {
    expect(() => describeCall(parseDataField(text))).toThrow(message);
  });
});

describe('transfers', () => {
  const transfer = fc.record({
    token: fc.constantFrom('ALICE-a1b2c3', 'TICKET-c3d4e5', 'ART-b2c3d4'),
    nonce: fc.bigInt(0n, 2n ** 53n),
    amount: fc.bigInt(1n, 2n ** 96n),
  });

  const calls = fc.option(
    fc.record({
      name: fc.stringMatching(/^[a-z][a-zA-Z]{0,9}$/),
      arguments: fc.array(fc.uint8Array({maxLength: 8}), {maxLength: 3}),
    }),
    {nil: undefined},
  );

  it('are decoded from what sdk-core encodes, with the call that follows', async () => {
    const factory = new TransferTransactionsFactory({config: new TransactionsFactoryConfig({chainID: 'D'})});
    const cases = fc.tuple(addresses, addresses, fc.array(transfer, {minLength: 1, maxLength: 3}), calls);
    await fc.assert(
      fc.asyncProperty(cases, async ([sender, receiver, transfers, call]) => {
        const {data} = await factory.createTransactionForESDTTokenTransfer(Address.newFromBech32(sender), {
          receiver: Address.newFromBech32(receiver),
          tokenTransfers: transfers.map(
            ({token, nonce, amount}) =>
              new TokenTransfer({token: new Token({identifier: token, nonce}), amount}),
          ),
        });
        const end =
          call === undefined
            ? ''
            : `@${formatDataField({...call, name: hex.encode(Buffer.from(call.name))})}`;
        const isFungible = transfers.length === 1 && transfers[0]?.nonce === 0n;
        expect(decodeTransfers(parseDataField(Buffer.from(data).toString() + end))).toEqual({
          ...(!isFungible && {recipient: receiver}),
          transfers,
          ...(call !== undefined && {call}),
        });
      }),
      agreement,
    );
  });

  it('are not decoded from other functions', () => {
    expect(() => decodeTransfers({name: 'issue', arguments: []})).toThrow(
      'Expected ESDTTransfer, ESDTNFTTransfer or MultiESDTNFTTransfer, found issue: it transfers no tokens.',
    );
  });
});
