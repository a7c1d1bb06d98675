import {createPrivateKey, createPublicKey, sign, verify} from 'node:crypto';
import {Address, TransactionComputer, UserVerifier, type Account, type Transaction} from '@multiversx/sdk-core';

const computer = new TransactionComputer();

// #region canonical
export interface Fields {
  nonce: number;
  value: string;
  receiver: string;
  sender: string;
  senderUsername?: string;
  receiverUsername?: string;
  gasPrice: number;
  gasLimit: number;
  data?: string;
  chainID: string;
  version: number;
  options?: number;
  guardian?: string;
  relayer?: string;
}

/** The signed JSON has these fields in this order, without empty fields. */
export function signableJson(fields: Fields): string {
  const base64 = (text = ''): string => Buffer.from(text).toString('base64');
  const ordered = {
    nonce: fields.nonce,
    value: fields.value,
    receiver: fields.receiver,
    sender: fields.sender,
    senderUsername: base64(fields.senderUsername) || undefined,
    receiverUsername: base64(fields.receiverUsername) || undefined,
    gasPrice: fields.gasPrice,
    gasLimit: fields.gasLimit,
    data: base64(fields.data) || undefined,
    chainID: fields.chainID,
    version: fields.version,
    options: fields.options || undefined,
    guardian: fields.guardian || undefined,
    relayer: fields.relayer || undefined,
  };
  return JSON.stringify(ordered); // omits undefined fields, and adds no spaces
}
// #endregion canonical

// #region ed25519
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex'); // the bytes before a secret key
const SPKI = Buffer.from('302a300506032b6570032100', 'hex'); // the bytes before a public key

/** Returns the signature as 128 hexadecimal digits. The secret key has 32 bytes. */
export function signJson(json: string, secretKey: Uint8Array): string {
  const key = createPrivateKey({key: Buffer.concat([PKCS8, secretKey]), format: 'der', type: 'pkcs8'});
  return sign(null, Buffer.from(json), key).toString('hex');
}

export function isSignedBy(json: string, signature: string, address: string): boolean {
  const publicKey = Address.newFromBech32(address).getPublicKey();
  const key = createPublicKey({key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki'});
  return verify(null, Buffer.from(json), key, Buffer.from(signature, 'hex'));
}
// #endregion ed25519

// #region sdk
export async function signWithSdk(transaction: Transaction, account: Account): Promise<string> {
  transaction.signature = await account.signTransaction(transaction);
  return computer.computeTransactionHash(transaction); // the hash covers the signature
}
// #endregion sdk

// #region by-hash
/** Signs the Keccak-256 hash of the JSON instead of the JSON, like a Ledger. */
export async function signByHash(transaction: Transaction, account: Account): Promise<void> {
  computer.applyOptionsForHashSigning(transaction); // version 2 and option bit 0 are part of the hash
  transaction.signature = await account.sign(computer.computeHashForSigning(transaction));
}
// #endregion by-hash

// #region check
/** Returns whose signatures are missing or invalid. The list is empty if all are valid. */
export async function wrongSignatures(transaction: Transaction): Promise<string[]> {
  const bytes = computer.computeBytesForVerifying(transaction); // the JSON, or its hash
  const signers: [string, Address, Uint8Array][] = [
    ['sender', transaction.sender, transaction.signature],
    ['guardian', transaction.guardian, transaction.guardianSignature],
    ['relayer', transaction.relayer, transaction.relayerSignature],
  ];
  const wrong: string[] = [];
  for (const [role, address, signature] of signers) {
    if (address.isEmpty() && signature.length === 0) continue;
    const valid = signature.length === 64 && (await UserVerifier.fromAddress(address).verify(bytes, signature));
    if (!valid) wrong.push(role);
  }
  return wrong;
}
// #endregion check
