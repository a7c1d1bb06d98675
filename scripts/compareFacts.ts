import {facts} from '../src/facts/registry';
import {compareWithConfig} from './facts/compareWithConfig';
import {openConfig} from './facts/openConfig';

const folder = process.argv[2];
if (folder === undefined) {
  console.error(
    'Expected the folder of mx-chain-mainnet-config, found no argument: run npm run facts:compare -- <folder>.',
  );
  process.exit(2);
}

const {compared, differences, notCompared} = compareWithConfig(
  facts,
  'multiversx/mx-chain-mainnet-config',
  openConfig(folder),
);
console.log(
  `${compared.length} facts compared, ${differences.length} differ${differences.length > 0 ? ':' : ''}`,
);
if (differences.length > 0) console.table(differences);
console.log(`${notCompared.length} not compared, check them manually:`);
console.table(notCompared);
process.exitCode = differences.length > 0 ? 1 : 0;
