// #region socket
/** The part of `socket.io-client` that this file uses. */
export interface Subscriber {
  on(event: string, listener: (update: never) => void): unknown;
  emit(event: string, payload: object, answered: (answer: {status: string}) => void): unknown;
}

/** Returns the address to connect to: an API names the host of its subscriptions. */
export async function subscriptionHost(api = 'https://devnet-api.multiversx.com'): Promise<string> {
  const answer = await fetch(`${api}/websocket/config`);
  if (!answer.ok) throw new Error(`${api}/websocket/config returned status ${answer.status}, expected 200`);
  const {url} = (await answer.json()) as {url: string};
  return `https://${url}`;
}
// #endregion socket

// #region transfers
export interface Transfer {
  txHash: string;
  sender: string;
  receiver: string;
  value: string;
  timestamp: number;
}

/** Calls back with every transfer to `receiver`, and with rejections by the server. */
export function followTransfers(
  socket: Subscriber,
  receiver: string,
  onTransfer: (transfer: Transfer) => void,
  onRefusal: (refusal: {pattern: string; error: unknown}) => void,
): void {
  socket.on('customTransferUpdate', ({transfers}: {transfers: Transfer[]}) => transfers.forEach(onTransfer));
  socket.on('error', onRefusal);
  // A new connection starts without subscriptions, so subscribe after each connect.
  socket.on('connect', () => {
    socket.emit('subscribeCustomTransfers', {receiver}, ({status}) => console.log(`transfers: ${status}`));
  });
}
// #endregion transfers

// #region blocks
export interface Block {
  hash: string;
  shard: number;
  nonce: number;
}

/** Passes each block on once, although a pulse repeats blocks. `remembered` limits the memory. */
export function followBlocks(socket: Subscriber, onBlock: (block: Block) => void, remembered = 1_000): void {
  const seen = new Set<string>();
  socket.on('blocksUpdate', ({blocks}: {blocks: Block[]}) => {
    // The latest is first.
    for (const block of [...blocks].reverse()) {
      if (seen.has(block.hash)) continue;
      seen.add(block.hash);
      onBlock(block);
    }
    for (const hash of [...seen].slice(0, Math.max(0, seen.size - remembered))) seen.delete(hash);
  });
  socket.on('connect', () => {
    socket.emit('subscribeBlocks', {from: 0, size: 50}, ({status}) => console.log(`blocks: ${status}`));
  });
}
// #endregion blocks
