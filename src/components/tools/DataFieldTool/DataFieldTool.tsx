import Translate, {translate} from '@docusaurus/Translate';
import Tool from '../Tool';
import ToolField from '../ToolField';
import {bindField, useToolState} from '../useToolState';
import Builder from './Builder';
import Decoder from './Decoder';

/** Alice sends 7.5 tokens, whose number of decimals is two. */
const EXAMPLE = 'ESDTTransfer@414c4943452d613162326333@02ee';

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
  /** The data field to decode. */
  data?: string;
  decimals?: string;
};

/** Decodes a transaction's data field into words, or builds one from a function and its arguments. */
export default function DataFieldTool({id = 'data-field', data = EXAMPLE, decimals = ''}: Props) {
  const state = useToolState(id, {
    mode: 'decode',
    data,
    receiver: '',
    decimals,
    function: 'add',
    arguments: 'number:5',
  });
  const {values, set} = state;
  const isBuilding = values.mode === 'build';
  return (
    <Tool
      title={translate({id: 'dataFieldTool.title', message: 'Data field decoder and builder'})}
      state={state}
    >
      <ToolField
        label={<Translate id="dataFieldTool.mode">What to do</Translate>}
        {...bindField(state, 'mode')}
        value={isBuilding ? 'build' : 'decode'}
        options={[
          {value: 'decode', label: translate({id: 'dataFieldTool.decode', message: 'Decode a data field'})},
          {value: 'build', label: translate({id: 'dataFieldTool.build', message: 'Build a data field'})},
        ]}
      />
      {isBuilding ? <Builder values={values} set={set} /> : <Decoder values={values} set={set} />}
    </Tool>
  );
}
