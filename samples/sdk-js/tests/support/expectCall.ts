import assert from 'node:assert/strict';
import {Address, type Transaction} from '@multiversx/sdk-core';
import {expectData, type Note} from './expectData.js';

/**
 * One argument of a data field as a page means it: text, a number, an address, or `true` and `false` of a property.
 * The note is what the page says about the bytes where that isn't the value itself.
 */
export type Argument =
  string | bigint | Address | {value: string | bigint; note: string} | {property: string; value: boolean};

export interface ExpectedCall {
  receiver: Address;
  value?: bigint;
  /** Gas that the function uses beyond the movement of the data field. */
  gas: bigint;
  args: Argument[];
}

/**
 * Checks a transaction against bytes that are encoded here, without the SDK, and against `expected/<name>.data`.
 *
 * The gas limit has to cover the call, and may leave at most as much as the call uses: a limit beyond that is
 * charged whole.
 */
export function expectCall(
  name: string,
  functionName: string,
  transaction: Transaction,
  expected: ExpectedCall,
): void {
  const data = [functionName, ...expected.args.flatMap(bytesOf)].join('@');
  assert.equal(new TextDecoder().decode(transaction.data), data);
  assert.equal(transaction.receiver.toBech32(), expected.receiver.toBech32());
  assert.equal(transaction.value, expected.value ?? 0n);
  assert.equal(transaction.chainID, 'D');
  assert.notEqual(transaction.signature.length, 0);
  expectGas(transaction, data, expected.gas);
  expectData(name, transaction.data, expected.args.map(noteOf));
}

function expectGas({gasLimit}: Transaction, data: string, gas: bigint): void {
  const movement = 50_000n + 1_500n * BigInt(data.length);
  assert.ok(gasLimit >= movement + gas, `the gas limit ${gasLimit} is under ${movement + gas}`);
  assert.ok(gasLimit - movement <= 2n * gas, `the gas limit ${gasLimit} is above ${movement + 2n * gas}`);
}

function bytesOf(argument: Argument): string[] {
  if (typeof argument === 'string') return [hexOfText(argument)];
  if (typeof argument === 'bigint') return [hexOfNumber(argument)];
  if (argument instanceof Address) return [argument.toHex()];
  if ('property' in argument) return [hexOfText(argument.property), hexOfText(String(argument.value))];
  return bytesOf(argument.value);
}

function noteOf(argument: Argument): Note {
  if (typeof argument === 'string') return argument === '' ? 'empty' : `"${argument}"`;
  if (typeof argument === 'bigint') return argument.toLocaleString('en-US');
  if (argument instanceof Address) return argument.toBech32();
  if ('property' in argument) return {note: `${argument.property} = ${argument.value}`, args: 2};
  return argument.note;
}

function hexOfText(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex');
}

/** As few whole bytes as possible; zero has no bytes. */
function hexOfNumber(number: bigint): string {
  if (number === 0n) return '';
  const digits = number.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}
