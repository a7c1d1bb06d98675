import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {Address, AddressComputer, Mnemonic, ProxyNetworkProvider} from '@multiversx/sdk-core';

const url = process.env['GATEWAY'] ?? 'https://devnet-gateway.multiversx.com';
const gateway = new ProxyNetworkProvider(url, {clientName: 'deposits'});
const {numShards} = await gateway.getNetworkConfig();
const shards = new AddressComputer(numShards);

// One mnemonic for all deposit addresses. The first run creates it; later runs read it from the file.
if (!existsSync('mnemonic.txt')) {
  writeFileSync('mnemonic.txt', Mnemonic.generate().toString(), {mode: 0o600});
}
const mnemonic = Mnemonic.fromString(readFileSync('mnemonic.txt', 'utf8').trim());
const users = new Map<string, number>();
for (const user of [0, 1, 2]) {
  const address = mnemonic.deriveKey(user).generatePublicKey().toAddress().toBech32();
  users.set(address, user);
  console.log(`user ${user}: ${address}`);
}

let nonce = await highestFinalNonce();
console.log(`waiting for a token after hyperblock ${nonce}`);

let hasDeposit = false;
while (!hasDeposit) {
  const hyperblock = await readHyperblock(nonce + 1);
  if (hyperblock === undefined) {
    await sleep(2_000);
    continue;
  }
  for (const entry of hyperblock.transactions) {
    for (const {receiver, token, amount} of tokenTransfers(entry)) {
      const user = users.get(receiver.toBech32());
      // Both shards log a transfer between shards. Count only the event in the receiver's shard.
      if (user === undefined || entry.destinationShard !== shards.getShardOfAddress(receiver)) continue;
      const {decimals} = await gateway.getDefinitionOfFungibleToken(token);
      console.log(`hyperblock ${hyperblock.nonce}: user ${user} receives ${format(amount, decimals)} ${token}`);
      console.log(`  from ${entry.sender}`);
      console.log(`  transaction ${entry.hash}`);
      hasDeposit = true;
    }
  }
  nonce = hyperblock.nonce;
}

/** Returns the fungible tokens that an entry of a hyperblock has moved. */
function tokenTransfers(entry: any): {receiver: Address; token: string; amount: bigint}[] {
  const events: any[] = entry.logs?.events ?? [];
  const hasFailed = events.some(({identifier}) => ['signalError', 'internalVMErrors'].includes(identifier));
  if (entry.status !== 'success' || hasFailed) return [];
  return events
    .filter(({identifier}) => ['ESDTTransfer', 'MultiESDTNFTTransfer'].includes(identifier))
    .flatMap(({topics}) => {
      const parts: Buffer[] = topics.map((topic: string | null) => Buffer.from(topic ?? '', 'base64'));
      const receiver = new Address(parts.pop()!);
      const transfers = [];
      for (let index = 0; index < parts.length; index += 3) {
        const [token, nonce, amount] = parts.slice(index, index + 3) as [Buffer, Buffer, Buffer];
        const isFungible = nonce.every((byte) => byte === 0);
        if (!isFungible || token.toString() === 'EGLD-000000') continue;
        transfers.push({
          receiver,
          token: token.toString(),
          amount: BigInt(`0x${amount.toString('hex') || '0'}`),
        });
      }
      return transfers;
    });
}

async function highestFinalNonce(): Promise<number> {
  const {status} = await gateway.doGetGeneric('network/status/4294967295');
  return status.erd_highest_final_nonce;
}

/** Returns undefined until the hyperblock is final and all its entries are executed. */
async function readHyperblock(nonce: number): Promise<any> {
  if (nonce > (await highestFinalNonce())) return undefined;
  try {
    const {hyperblock} = await gateway.doGetGeneric(`hyperblock/by-nonce/${nonce}?withLogs=true`);
    return hyperblock.transactions.some(({status}: any) => status === 'pending') ? undefined : hyperblock;
  } catch (error) {
    if (String(error).includes('block not found')) return undefined;
    throw error;
  }
}

/** Formats atomic units as text, without rounding. */
function format(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`;
}
