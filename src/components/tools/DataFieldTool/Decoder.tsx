import Translate, {translate} from '@docusaurus/Translate';
import {MAX_DECIMALS} from '@site/src/chain/amount';
import {describeCall} from '@site/src/chain/data/describeCall';
import {addressFacts} from '@site/src/facts/addresses';
import {attempt} from '../attempt';
import {parseCount} from '../parseCount';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField} from '../useToolState';
import {readDataField} from './readDataField';
import {dataText, meaningText} from './texts';

type Values = {data: string; receiver: string; decimals: string};
type Props = {values: Values; set: (changes: Partial<Values>) => void};

/** Receivers for `describeCall`, which compares them with the ESDT contract only. */
const receivers: Readonly<Record<string, string | undefined>> = {
  esdt: addressFacts['esdt-contract-address'].value,
  other: '',
};

/** Shows what a data field does, and the meaning of each part. */
export default function Decoder({values, set}: Props) {
  const decimals = attempt(() =>
    values.decimals.trim() === '' ? undefined : Number(parseCount(values.decimals, {max: MAX_DECIMALS})),
  );
  const read = attempt(() => readDataField(values.data));
  const decoded = attempt((): ResultRow[] => {
    if (read.value === undefined) return [];
    const {field, text} = read.value;
    const context = {receiver: receivers[values.receiver], decimalsOf: () => decimals.value};
    const {summary, details} = describeCall(field, context);
    return [
      {
        name: meaningText(),
        value: summary,
        isSentence: true,
      },
      ...details,
      ...(text === values.data.trim()
        ? []
        : [{name: translate({id: 'dataFieldTool.asText', message: 'As text'}), value: text}]),
    ];
  });
  return (
    <>
      <ToolField
        label={dataText()}
        {...bindField({values, set}, 'data')}
        hint={<Translate id="dataFieldTool.dataHint">As text, or in base64 as APIs return it.</Translate>}
        error={read.error ?? decoded.error}
        lines={3}
      />
      <ToolResult rows={decimals.error === undefined ? (decoded.value ?? []) : []} />
      <ToolFields>
        <ToolField
          label={<Translate id="dataFieldTool.receiver">Receiver</Translate>}
          {...bindField({values, set}, 'receiver')}
          value={Object.hasOwn(receivers, values.receiver) ? values.receiver : ''}
          options={[
            {value: '', label: translate({id: 'dataFieldTool.unknown', message: 'not known'})},
            {value: 'esdt', label: translate({id: 'dataFieldTool.esdt', message: 'the ESDT contract'})},
            {value: 'other', label: translate({id: 'dataFieldTool.other', message: 'another address'})},
          ]}
          hint={
            <Translate id="dataFieldTool.receiverHint">
              Contracts can have endpoints with the names of the ESDT contract's functions.
            </Translate>
          }
          isShort
        />
        <ToolField
          label={<Translate id="dataFieldTool.decimals">Decimals of the tokens (optional)</Translate>}
          {...bindField({values, set}, 'decimals')}
          error={decimals.error}
          keyboard="numeric"
          isShort
        />
      </ToolFields>
    </>
  );
}
