import path from 'node:path';
import {startThread} from '@site/plugins/shared/startThread';
import {makeFolder} from '@site/tests/support/folder';

const folder = makeFolder({
  'half.ts': `export async function half(amount: number): Promise<{half: bigint}> {
    if (amount < 0) throw new RangeError('expected an amount, found a debt');
    return {half: BigInt(amount) / 2n};
  }`,
});
afterAll(() => folder.remove());

type Half = (amount: number) => Promise<{half: bigint}>;
const halve = (amount: number) => startThread<Half>(path.join(folder.directory, 'half.ts'), amount).result;

it('returns what the function of a TypeScript module returns', async () => {
  expect(await halve(6)).toEqual({half: 3n});
});

it('rejects with the error of the function', async () => {
  await expect(halve(-1)).rejects.toThrow('expected an amount, found a debt');
});

it('rejects if there is no such module', async () => {
  const missing = path.join(folder.directory, 'missing.ts');
  await expect(startThread<Half>(missing, 1).result).rejects.toThrow(missing);
});

it('rejects after it is stopped', async () => {
  const {result, stop} = startThread<Half>(path.join(folder.directory, 'half.ts'), 6);
  stop();
  await expect(result).rejects.toThrow('found that it ended');
});
