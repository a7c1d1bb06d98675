import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {Mnemonic, ProxyNetworkProvider} from '@multiversx/sdk-core';

const url = process.env['GATEWAY'] ?? 'https://devnet-gateway.multiversx.com';
const gateway = new ProxyNetworkProvider(url, {clientName: 'deposits'});

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
console.log(`waiting for a deposit after hyperblock ${nonce}`);

let hasDeposit = false;
while (!hasDeposit) {
  const hyperblock = await readHyperblock(nonce + 1);
  if (hyperblock === undefined) {
    await sleep(2_000);
    continue;
  }
  for (const entry of hyperblock.transactions) {
    const user = users.get(entry.receiver);
    const amount = BigInt(entry.value ?? 0);
    if (user === undefined || amount === 0n || entry.status !== 'success' || hasFailed(entry)) continue;
    console.log(`hyperblock ${hyperblock.nonce}: user ${user} receives ${formatEgld(amount)} EGLD`);
    console.log(`  from ${entry.sender}`);
    console.log(`  transaction ${entry.hash}`);
    hasDeposit = true;
  }
  nonce = hyperblock.nonce;
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

/** A transfer that was returned to its sender can have the status success: only its events show the failure. */
function hasFailed({logs}: any): boolean {
  const failures = ['signalError', 'internalVMErrors'];
  return (logs?.events ?? []).some(({identifier}: any) => failures.includes(identifier));
}

function formatEgld(amount: bigint): string {
  const digits = amount.toString().padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`;
}
