import {DevnetEntrypoint, findEventsByIdentifier} from '@multiversx/sdk-core';

const [hash] = process.argv.slice(2);
if (!hash) throw new Error('Usage: npx tsx outcome.ts <transaction hash>');

const entrypoint = new DevnetEntrypoint({clientName: 'my-app'});
const outcome = await entrypoint.createNetworkProvider().getTransaction(hash);
console.log(`status   ${outcome.status}`);
console.log(`function ${outcome.function || 'none'}`);
for (const event of outcome.logs.events) console.log(`event    ${event.identifier}`);

const [error] = findEventsByIdentifier(outcome, 'signalError');
if (error) throw new Error(Buffer.from(error.topics[1] ?? []).toString());

if (outcome.function === 'issue') {
  const [issued] = entrypoint.createTokenManagementController().parseIssueFungible(outcome);
  console.log(`token    ${issued?.tokenIdentifier}`);
}
