import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {Address, AddressComputer, Transaction, TransactionComputer} from '@multiversx/sdk-core';
import {ALICE, BOB} from './support/testWallets.js';
import {
  askedFields,
  search,
  valuesAt,
  type Document,
  type Fields,
  type Source,
} from './support/elasticQueries.js';

type Json = Record<string, unknown>;
const folder = new URL('../../cli/elastic/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const names = (part: string) =>
  readdirSync(new URL(`${part}/`, folder)).map((file) => file.replace('.json', ''));
const {indices} = read('indices.json') as {indices: Record<string, {fields: Fields}>};
const documents = new Map(
  names('documents').map((name) => [name, read(`documents/${name}.json`) as Document]),
);
const indexOf = (name: string) => name.split('-')[0]!;
const fieldsOf = (name: string) => indices[indexOf(name)]!.fields;
const document = (name: string): Document => documents.get(name)!;

const CONTRACT = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';

/** What a query finds in the shown documents, where it isn't the first one of its index, or what has to differ. */
const FINDS: Record<string, {document?: string; with?: Json}> = {
  'accountsesdt-nft-holder': {document: 'accountsesdt-nft'},
  'miniblocks-pending': {with: {receiverBlockHash: undefined}},
  'operations-results': {document: 'operations-unsigned'},
  'operations-token': {document: 'operations-unsigned'},
  'rating-lowest': {with: {rating: 50.25}},
  'rounds-missed': {with: {blockWasProposed: false}},
  'scresults-callbacks': {with: {receiver: CONTRACT, callType: '2'}},
  'scresults-errors': {with: {receiver: ALICE.toBech32(), returnMessage: 'insufficient funds'}},
  'tokens-collection': {document: 'tokens-nft'},
  'tokens-creator': {document: 'tokens-nft'},
  'tokens-role': {with: {roles: {ESDTRoleNFTCreate: [ALICE.toBech32()]}}},
  'transactions-contract': {with: {receiver: CONTRACT, function: 'claim'}},
  'transactions-failed': {with: {sender: ALICE.toBech32(), status: 'fail'}},
  'transactions-large': {with: {valueNum: 1500}},
  'transactions-rewards': {with: {sender: '4294967295', operation: 'reward'}},
  'transactions-token': {with: {sender: BOB.toBech32(), tokens: ['ALICE-a1b2c3']}},
};

test('each of the 20 indices has a document and at least two queries', () => {
  assert.equal(Object.keys(indices).length, 20);
  for (const index of Object.keys(indices)) {
    assert.ok(documents.has(index), index);
    assert.ok(names('queries').filter((name) => indexOf(name) === index).length >= 2, index);
  }
});

for (const [name, {_index, _source}] of documents) {
  test(`document ${name} has fields of its index only, of their types`, () => {
    assert.equal(_index, `${indexOf(name)}-000001`);
    for (const [path, value] of leaves(_source))
      assert.match(fieldsOf(name)[path] ?? `no field ${path}`, typeFor(value), path);
  });
}

for (const name of names('queries')) {
  test(`query ${name} finds what it should, by each of its fields`, () => {
    const body = read(`queries/${name}.json`) as Json;
    const {document: of = indexOf(name), with: changes = {}} = FINDS[name] ?? {};
    const hit = {...document(of), _source: merge(document(of)._source, changes)};
    const find = (...all: Document[]) => search(body, all, fieldsOf(name)).map(({_id}) => _id);
    assert.deepEqual(find(hit), [hit._id]);
    const asked = askedFields(body.query as Json);
    const required = asked.filter((path) => !isAlternative(body.query as Json, path));
    for (const path of required)
      assert.deepEqual(find({...hit, _source: without(hit._source, path)}), [], path);
    assert.ok(
      asked.every((path) => required.includes(path)) ||
        find({...hit, _id: '-', _source: without(hit._source, ...asked)}).length === 0,
    );
    if (JSON.stringify(body.query).includes('"ids"'))
      assert.deepEqual(find({...hit, _id: '-', _source: {}}), []);
  });
}

test('sorted queries return documents in order', () => {
  const history = document('accountshistory');
  const at = (timestampMs: number): Document => ({...history, _source: {...history._source, timestampMs}});
  const [older, newer] = [at(1767225600000), at(1767225600600)];
  const latest = read('queries/accountshistory-latest.json') as Json;
  assert.deepEqual(search(latest, [older, newer], fieldsOf('accountshistory')), [newer, older]);
  const moment = read('queries/accountshistory-moment.json') as Json;
  assert.deepEqual(search(moment, [older, newer], fieldsOf('accountshistory')), [newer]);
});

test("rejects queries that the mappings don't allow", () => {
  const ask =
    (index: string, query: Json, more: Json = {}) =>
    () =>
      search({query, ...more}, [document(index)], fieldsOf(index));
  assert.throws(ask('operations', {term: {tokens: 'ALICE-a1b2c3'}}), /its type is text/);
  assert.throws(ask('operations', {term: {fee: '1'}}), /can't be searched: keyword, not indexed/);
  assert.throws(ask('operations', {match_all: {}}, {sort: [{data: 'asc'}]}), /can't sort by data/);
  assert.throws(ask('tokens', {term: {'data.creator': ''}}), /needs a nested clause/);
  assert.throws(ask('accounts', {range: {balance: {gt: 1}}}), /its type is keyword/);
});

test('a term on dynamic text needs .keyword', () => {
  const [key] = valuesAt(document('blocks')._source, 'proposerBlsKey');
  const ask = (field: string) => () =>
    search({query: {term: {[field]: key}}}, [document('blocks')], fieldsOf('blocks'));
  assert.throws(ask('proposerBlsKey'), /its type is text/);
  assert.equal(ask('proposerBlsKey.keyword')().length, 1);
});

test('ids are built as the pages say', () => {
  const source = (name: string) => document(name)._source as Record<string, string>;
  const ids = Object.fromEntries([...documents].map(([name, {_id}]) => [name, _id]));
  const bob = BOB.toBech32();
  const [seconds, [key]] = [
    source('accounts').timestamp,
    valuesAt(document('validators')._source, 'publicKeys'),
  ];
  assert.equal(ids.accounts, bob);
  assert.equal(ids.accountshistory, `${bob}-${seconds}`);
  assert.equal(ids.accountsesdt, `${bob}-ALICE-a1b2c3-00`);
  assert.equal(ids['accountsesdt-nft'], `${bob}-ART-b2c3d4-01`);
  assert.equal(ids.accountsesdthistory, `${bob}-ALICE-a1b2c3-00-${seconds}`);
  assert.equal(ids.tags, Buffer.from(source('tags').tag!).toString('base64'));
  assert.equal(ids.events, `${ids.logs}-${source('events').shardID}-${source('events').order}`);
  assert.equal(ids.logs, ids.scresults);
  assert.equal(ids['operations-unsigned'], ids.scresults);
  assert.equal(ids.operations, ids.transactions);
  assert.equal(ids.rounds, `${source('rounds').shardId}_${source('rounds').round}`);
  assert.equal(ids.rating, `${String(key)}_1980`);
  assert.deepEqual([ids.validators, ids.epochinfo], ['0_1980', '1980']);
  assert.deepEqual([ids.tokens, ids['tokens-nft']], ['ART-b2c3d4', 'ART-b2c3d4-01']);
  assert.equal(Buffer.from(ids.delegators!, 'base64').length, 32);
});

test('the transaction has its real hash, and addresses their shards', () => {
  const {_id, _source} = document('transactions');
  const fields = _source as Record<string, string & number>;
  const transaction = new Transaction({
    nonce: BigInt(fields.nonce!),
    value: BigInt(fields.value!),
    sender: Address.newFromBech32(fields.sender!),
    receiver: Address.newFromBech32(fields.receiver!),
    gasPrice: BigInt(fields.gasPrice!),
    gasLimit: BigInt(fields.gasLimit!),
    data: Buffer.from(fields.data!, 'base64'),
    chainID: 'D',
    version: fields.version!,
    signature: Buffer.from(fields.signature!, 'hex'),
  });
  assert.equal(new TransactionComputer().computeTransactionHash(transaction), _id);
  assert.equal(BigInt(fields.gasUsed!) * BigInt(fields.gasPrice!), BigInt(fields.fee!));
  const shard = new AddressComputer(3);
  assert.equal(shard.getShardOfAddress(transaction.sender), fields.senderShard);
  assert.equal(shard.getShardOfAddress(transaction.receiver), fields.receiverShard);
});

test('the same topics are hex in events and base64 in logs', () => {
  const events = valuesAt(document('events')._source, 'topics').map((topic) =>
    Buffer.from(String(topic), 'hex'),
  );
  const logs = valuesAt(document('logs')._source, 'events.topics').map((topic) =>
    Buffer.from(String(topic), 'base64'),
  );
  assert.deepEqual(events, logs);
  const [token, , amount, receiver] = events;
  assert.equal(token!.toString(), 'ALICE-a1b2c3');
  assert.equal(BigInt(`0x${amount!.toString('hex')}`), 2_500_000n);
  assert.equal(new Address(receiver!).toBech32(), BOB.toBech32());
});

test('decimal amounts of tokens are divided by 10^18, whatever their decimals', () => {
  const {balance, balanceNum} = document('accountsesdt')._source as {balance: string; balanceNum: number};
  assert.equal(Number(balance) / 1e18, balanceNum);
});

test('after reindexing, only the copy has the alias and is writable', () => {
  const {source, dest} = read('maintenance/reindex.json') as Record<'source' | 'dest', {index: string}>;
  assert.deepEqual(aliased('switch-alias', {tokens: {[source.index]: false}}), {tokens: {[dest.index]: true}});
});

test('before a rollover, the current index is the write index', () => {
  const before = {operations: {'operations-000001': false}};
  assert.deepEqual(aliased('write-index', before), {operations: {'operations-000001': true}});
});

/** The aliases after the actions of a body: their indices, and the index that is written to. */
function aliased(name: string, before: Record<string, Record<string, boolean>>): typeof before {
  type Target = {index: string; alias: string; is_write_index?: boolean};
  const {actions} = read(`maintenance/${name}.json`) as {actions: {add?: Target; remove?: Target}[]};
  const after = structuredClone(before);
  for (const {add, remove} of actions) {
    if (remove !== undefined) delete after[remove.alias]![remove.index];
    if (add !== undefined) after[add.alias] = {...after[add.alias], [add.index]: add.is_write_index ?? false};
  }
  return after;
}

/** Each value of a document with its path; lists give each element. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, path));
  if (value === null) return [];
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`));
}

function typeFor(value: unknown): RegExp {
  const types: Record<string, string> = {
    string: 'keyword|text',
    number: 'long|double|float|date',
    boolean: 'boolean',
  };
  return new RegExp(`^(${types[typeof value]})(, not indexed|, dynamic)*$`);
}

function merge(source: Source, changes: Json): Source {
  return JSON.parse(JSON.stringify({...source, ...changes})) as Source;
}

/** A copy without the fields at the paths, in each element of a list on the way. */
function without(source: Source, ...paths: string[]): Source {
  const copy = JSON.parse(JSON.stringify(source)) as Json;
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const parents = keys.length === 0 ? [copy] : (valuesAt(copy, keys.join('.')) as Json[]);
    for (const parent of parents) delete parent[last];
  }
  return copy;
}

function isAlternative(query: Json, path: string): boolean {
  const should = (query.bool as {should?: Json[]} | undefined)?.should ?? [];
  return should.flatMap(askedFields).includes(path);
}
