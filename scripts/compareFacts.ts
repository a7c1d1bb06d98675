import {facts} from '../src/facts/registry';
import {compareWithConfig} from './facts/compareWithConfig';
import {formatComparison} from './facts/formatComparison';
import {openConfig} from './facts/openConfig';

const folder = process.argv[2];
if (folder === undefined) {
  console.error(
    'Expected the folder of mx-chain-mainnet-config, found no argument: run npm run facts:compare -- <folder>.',
  );
  process.exit(2);
}

const comparison = compareWithConfig(facts, 'multiversx/mx-chain-mainnet-config', openConfig(folder));
console.log(formatComparison(comparison));
process.exitCode = comparison.differences.length > 0 ? 1 : 0;
