// #region imports
import {readFile} from 'node:fs/promises';
import {
  Abi,
  Address,
  Token,
  TokenTransfer,
  type Account,
  type NetworkEntrypoint,
  type SmartContractController,
  type Transaction,
} from '@multiversx/sdk-core';
// #endregion imports

// #region controller
/** Reads the types of the contract's arguments and results from its ABI. */
export async function campaignController(
  entrypoint: NetworkEntrypoint,
  abiPath: string,
): Promise<SmartContractController> {
  const abi = Abi.create(JSON.parse(await readFile(abiPath, 'utf8')));
  return entrypoint.createSmartContractController(abi);
}
// #endregion controller

// #region deploy
const ONE_EGLD = 10n ** 18n;
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

export function deploy(
  controller: SmartContractController,
  owner: Account,
  bytecode: Uint8Array,
): Promise<Transaction> {
  const deadline = Date.now() + THIRTY_DAYS;
  return controller.createTransactionForDeploy(owner, owner.getNonceThenIncrement(), {
    bytecode,
    arguments: ['EGLD-000000', 10n * ONE_EGLD, deadline],
    isPayableBySmartContract: false,
  });
}
// #endregion deploy

// #region fund-egld
export function fundWithEgld(
  controller: SmartContractController,
  donor: Account,
  campaign: Address,
): Promise<Transaction> {
  return controller.createTransactionForExecute(donor, donor.getNonceThenIncrement(), {
    contract: campaign,
    function: 'fund',
    nativeTransferAmount: ONE_EGLD / 2n,
  });
}
// #endregion fund-egld

// #region fund-esdt
export function fundWithEsdt(
  controller: SmartContractController,
  donor: Account,
  campaign: Address,
): Promise<Transaction> {
  const token = new Token({identifier: 'GOAL-a1b2c3'});
  return controller.createTransactionForExecute(donor, donor.getNonceThenIncrement(), {
    contract: campaign,
    function: 'fund',
    tokenTransfers: [new TokenTransfer({token, amount: 2_500_000n})],
  });
}
// #endregion fund-esdt

// #region claim-refund
export function claim(
  controller: SmartContractController,
  owner: Account,
  campaign: Address,
): Promise<Transaction> {
  return controller.createTransactionForExecute(owner, owner.getNonceThenIncrement(), {
    contract: campaign,
    function: 'claim',
  });
}

export function refund(
  controller: SmartContractController,
  donor: Account,
  campaign: Address,
): Promise<Transaction> {
  return controller.createTransactionForExecute(donor, donor.getNonceThenIncrement(), {
    contract: campaign,
    function: 'refund',
  });
}
// #endregion claim-refund

// #region query
export async function statusOf(controller: SmartContractController, campaign: Address): Promise<string> {
  const [status] = await controller.query({contract: campaign, function: 'getStatus', arguments: []});
  return status.name;
}

export async function depositOf(
  controller: SmartContractController,
  campaign: Address,
  donor: Address,
): Promise<bigint> {
  const [deposit] = await controller.query({
    contract: campaign,
    function: 'getDeposit',
    arguments: [donor],
  });
  return BigInt(deposit.toFixed());
}
// #endregion query
