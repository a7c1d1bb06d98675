import {Account, Address, Message, MessageComputer, UserVerifier} from '@multiversx/sdk-core';

const computer = new MessageComputer();

// #region sign
export async function signText(text: string, account: Account): Promise<Uint8Array> {
  return account.signMessage(new Message({data: Buffer.from(text), address: account.address}));
}
// #endregion sign

// #region verify
export async function isTextSignedBy(text: string, signature: Uint8Array, signer: Address): Promise<boolean> {
  const bytes = computer.computeBytesForVerifying(new Message({data: Buffer.from(text), address: signer}));
  return UserVerifier.fromAddress(signer).verify(bytes, signature);
}
// #endregion verify
