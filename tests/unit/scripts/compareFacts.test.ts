import {facts} from '@site/src/facts/registry';
import {makeFolder} from '@site/tests/support/folder';
import {runScript} from '@site/tests/support/runScript';

describe('npm run facts:compare', () => {
  it('fails if a fact differs from the configuration, and prints both values and the key', () => {
    expect(facts['gas-per-data-byte']?.value).toBe(1_500n);
    const {directory, remove} = makeFolder({
      'config.toml': '',
      'economics.toml': '[FeeSettings]\nGasPerDataByte = "1600"\n',
    });
    const {status, stdout} = runScript('compareFacts.ts', [directory]);
    remove();
    expect(stdout).toMatch(
      /'gas-per-data-byte' +│ '1500' +│ '1600' +│ 'economics\.toml: FeeSettings\.GasPerDataByte'/,
    );
    expect(status).toBe(1);
  }, 60_000);

  it('requires the folder of the configuration', () => {
    expect(runScript('compareFacts.ts')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'Expected the folder of mx-chain-mainnet-config, found no argument: run npm run facts:compare -- <folder>.\n',
    });
  }, 60_000);
});
