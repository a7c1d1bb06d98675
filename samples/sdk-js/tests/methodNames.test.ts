import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {Abi, DelegationTransactionsOutcomeParser, DevnetEntrypoint} from '@multiversx/sdk-core';

const COOKBOOK = new URL('../../../docs/sdk-and-tools/sdk-js/sdk-js-cookbook/', import.meta.url);
const pages = readdirSync(COOKBOOK).map((file) => readFileSync(new URL(file, COOKBOOK), 'utf8'));
const words = new Set(pages.join('\n').match(/\w+/g));

const entrypoint = new DevnetEntrypoint({clientName: 'samples'});
const abi = Abi.create({endpoints: []});
const objects: Record<string, object> = {
  'transfers controller': entrypoint.createTransfersController(),
  'transfers factory': entrypoint.createTransfersTransactionsFactory(),
  'contracts controller': entrypoint.createSmartContractController(abi),
  'contracts factory': entrypoint.createSmartContractTransactionsFactory(),
  'tokens controller': entrypoint.createTokenManagementController(),
  'tokens factory': entrypoint.createTokenManagementTransactionsFactory(),
  'account controller': entrypoint.createAccountController(),
  'account factory': entrypoint.createAccountTransactionsFactory(),
  'delegation controller': entrypoint.createDelegationController(),
  'delegation factory': entrypoint.createDelegationTransactionsFactory(),
  'delegation parser': new DelegationTransactionsOutcomeParser(),
  'validators controller': entrypoint.createValidatorsController(),
  'validators factory': entrypoint.createValidatorsTransactionsFactory(),
  'multisig controller': entrypoint.createMultisigController(abi),
  'multisig factory': entrypoint.createMultisigTransactionsFactory(abi),
  'governance controller': entrypoint.createGovernanceController(),
  'governance factory': entrypoint.createGovernanceTransactionsFactory(),
};
const IS_PUBLIC = /^(createTransactionFor|awaitComplete|parse[A-Z]|get[A-Z]|has[A-Z]|quorumReached)/;
/** Methods that only other methods call. */
const INTERNAL = new Set(['parseQueryResponse', 'getEndpointForUpgrade']);

function methodsOf(object: object): string[] {
  const names = new Set<string>();
  for (let type = Object.getPrototypeOf(object); type !== Object.prototype; type = Object.getPrototypeOf(type)) {
    for (const name of Object.getOwnPropertyNames(type)) if (IS_PUBLIC.test(name)) names.add(name);
  }
  return [...names];
}

for (const [name, object] of Object.entries(objects)) {
  test(`the cookbook has the full name of each method of the ${name}`, () => {
    const methods = methodsOf(object);
    assert.ok(methods.length > 0);
    assert.deepEqual(methods.filter((method) => !words.has(method) && !INTERNAL.has(method)), []);
  });
}
