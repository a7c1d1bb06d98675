import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test} from 'node:test';
import {
  followBlocks,
  followTransfers,
  subscriptionHost,
  type Block,
  type Subscriber,
  type Transfer,
} from '../src/restApi/subscriptions.js';
import {ALICE, BOB} from './support/testWallets.js';

/** A socket whose server responds to each subscription with success, and which records what was sent. */
class StandInSocket implements Subscriber {
  readonly sent: {event: string; payload: object}[] = [];
  readonly #listeners = new Map<string, (update: never) => void>();

  on(event: string, listener: (update: never) => void): void {
    this.#listeners.set(event, listener);
  }

  emit(event: string, payload: object, answered: (answer: {status: string}) => void): void {
    this.sent.push({event, payload});
    answered({status: 'success'});
  }

  receive(event: string, update?: unknown): void {
    const listener = this.#listeners.get(event);
    assert(listener, `expected a listener for ${event}`);
    listener(update as never);
  }
}

const transfer = (txHash: string): Transfer => ({
  txHash,
  sender: BOB.toBech32(),
  receiver: ALICE.toBech32(),
  value: '1500000000000000000',
  timestamp: 1_763_718_888,
});

const block = (nonce: number): Block => ({hash: `hash ${nonce}`, shard: 1, nonce});

test('asks the API which host has the subscriptions', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/websocket/config' ? 200 : 404;
    response.end(JSON.stringify({url: 'socket-api.example.com'}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    assert.equal(await subscriptionHost(api), 'https://socket-api.example.com');
    await assert.rejects(
      subscriptionHost(`${api}/v1`),
      new Error(`${api}/v1/websocket/config returned status 404, expected 200`),
    );
  } finally {
    server.close();
  }
});

test('reports transfers one by one', () => {
  const socket = new StandInSocket();
  const got: string[] = [];
  followTransfers(
    socket,
    ALICE.toBech32(),
    ({txHash}) => got.push(txHash),
    () => assert.fail('nothing was refused'),
  );
  socket.receive('customTransferUpdate', {transfers: [transfer('a'), transfer('b')], timestampMs: 1});
  socket.receive('customTransferUpdate', {transfers: [transfer('c')], timestampMs: 2});
  assert.deepEqual(got, ['a', 'b', 'c']);
});

test('subscribes on every connection, and not before the first', () => {
  const socket = new StandInSocket();
  followTransfers(
    socket,
    ALICE.toBech32(),
    () => {},
    () => {},
  );
  assert.deepEqual(socket.sent, []);
  socket.receive('connect');
  socket.receive('connect');
  const subscription = {event: 'subscribeCustomTransfers', payload: {receiver: ALICE.toBech32()}};
  assert.deepEqual(socket.sent, [subscription, subscription]);
});

test('reports rejections by the server', () => {
  const socket = new StandInSocket();
  const refused: unknown[] = [];
  followTransfers(
    socket,
    ALICE.toBech32(),
    () => {},
    (refusal) => refused.push(refusal),
  );
  const refusal = {pattern: 'subscribeCustomTransfers', data: {}, error: 'Max client subscriptions (5) reached!'};
  socket.receive('error', refusal);
  assert.deepEqual(refused, [refusal]);
});

test('reports each block of a pulse once, the oldest first', () => {
  const socket = new StandInSocket();
  const got: number[] = [];
  followBlocks(socket, ({nonce}) => got.push(nonce));
  socket.receive('connect');
  assert.deepEqual(socket.sent, [{event: 'subscribeBlocks', payload: {from: 0, size: 50}}]);
  socket.receive('blocksUpdate', {blocks: [block(2), block(1)], blocksCount: 2});
  socket.receive('blocksUpdate', {blocks: [block(3), block(2), block(1)], blocksCount: 3});
  assert.deepEqual(got, [1, 2, 3]);
});

test('forgets the oldest blocks beyond the limit', () => {
  const socket = new StandInSocket();
  const got: number[] = [];
  followBlocks(socket, ({nonce}) => got.push(nonce), 2);
  socket.receive('blocksUpdate', {blocks: [block(3), block(2), block(1)], blocksCount: 3});
  socket.receive('blocksUpdate', {blocks: [block(3), block(2)], blocksCount: 3});
  assert.deepEqual(got, [1, 2, 3]);
  socket.receive('blocksUpdate', {blocks: [block(1)], blocksCount: 3});
  assert.deepEqual(got, [1, 2, 3, 1]);
});
