import {attempt, type Attempt} from '../attempt';
import {useModule} from '../useModule';
import {contractEntries, type ContractEntry} from './contractEntries';
import {SAMPLE_ABI, sampleAbi} from './sampleAbi';

const loadParser = () => import('@site/src/chain/abi/abiDefinition');

/**
 * Returns the endpoints of an ABI, or what is wrong with it; undefined while the parser loads. Its schemas are loaded for
 * another ABI than the sample.
 */
export function useAbi(text: string): Attempt<ContractEntry[]> | undefined {
  const isSample = text === SAMPLE_ABI;
  const {module, error} = useModule(loadParser, {text, isNeeded: !isSample});
  if (isSample) return {value: contractEntries(sampleAbi)};
  if (module !== undefined) return attempt(() => contractEntries(module.parseAbi(text)));
  return error === undefined ? undefined : {error};
}
