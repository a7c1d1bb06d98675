import type {
  Abi,
  Account,
  Address,
  MultisigController,
  NetworkEntrypoint,
  Transaction,
  TransactionOnNetwork,
} from '@multiversx/sdk-core';
import {numberAndSign} from './management.js';

// #region controller
export function openMultisig(entrypoint: NetworkEntrypoint, abi: Abi): MultisigController {
  return entrypoint.createMultisigController(abi);
}
// #endregion controller

// #region deploy
export function deploy(
  multisig: MultisigController,
  alice: Account,
  bytecode: Uint8Array,
  board: Address[],
): Promise<Transaction> {
  return multisig.createTransactionForDeploy(alice, alice.getNonceThenIncrement(), {
    bytecode,
    quorum: 2,
    board,
    gasLimit: 100_000_000n,
  });
}
// #endregion deploy

// #region propose
/** The contract sends this amount when the proposal is executed; the proposal itself transfers nothing. */
export function proposeTransfer(
  multisig: MultisigController,
  alice: Account,
  multisigContract: Address,
  to: Address,
): Promise<Transaction> {
  return multisig.createTransactionForProposeTransferExecute(alice, alice.getNonceThenIncrement(), {
    multisigContract,
    to,
    nativeTokenAmount: 10n ** 18n,
    gasLimit: 10_000_000n,
  });
}

export function actionOf(multisig: MultisigController, outcome: TransactionOnNetwork): number {
  return Number(multisig.parseProposeAction(outcome)); // a BigNumber at runtime, although the declared type differs
}
// #endregion propose

// #region sign
export function sign(
  multisig: MultisigController,
  bob: Account,
  multisigContract: Address,
  actionId: number,
): Promise<Transaction> {
  const options = {multisigContract, actionId, gasLimit: 10_000_000n};
  return multisig.createTransactionForSignAction(bob, bob.getNonceThenIncrement(), options);
}

export function perform(
  multisig: MultisigController,
  alice: Account,
  multisigContract: Address,
  actionId: number,
): Promise<Transaction> {
  const options = {multisigContract, actionId, gasLimit: 10_000_000n};
  return multisig.createTransactionForPerformAction(alice, alice.getNonceThenIncrement(), options);
}
// #endregion sign

// #region factory
export async function buildProposal(
  entrypoint: NetworkEntrypoint,
  abi: Abi,
  alice: Account,
  multisigContract: Address,
  boardMember: Address,
): Promise<Transaction> {
  const factory = entrypoint.createMultisigTransactionsFactory(abi);
  const options = {multisigContract, boardMember, gasLimit: 10_000_000n};
  return numberAndSign(await factory.createTransactionForProposeAddBoardMember(alice.address, options), alice);
}
// #endregion factory

// #region query
export async function stateOf(multisig: MultisigController, contract: Address, member: Address, actionId: number) {
  const multisigAddress = contract.toBech32();
  return {
    quorum: await multisig.getQuorum({multisigAddress}),
    role: await multisig.getUserRole({multisigAddress, userAddress: member.toBech32()}),
    canPerform: await multisig.quorumReached({multisigAddress, actionId}),
  };
}

/** Returns the signers of each pending action, by action ID. */
export async function pending(multisig: MultisigController, contract: Address): Promise<Map<number, string[]>> {
  const actions = await multisig.getPendingActionFullInfo({multisigAddress: contract.toBech32()});
  return new Map(actions.map(({actionId, signers}) => [Number(actionId), signers.map((signer) => signer.toBech32())]));
}
// #endregion query
