import Translate, {translate} from '@docusaurus/Translate';
import {MAX_DECIMALS} from '@site/src/chain/amount';
import {describeTransfers} from '@site/src/chain/data/describeTransfers';
import {isTransfer} from '@site/src/chain/data/transfers';
import {addressFacts} from '@site/src/facts/addresses';
import {attempt} from '../attempt';
import {parseCount} from '../parseCount';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {useModule} from '../useModule';
import {readDataField} from './readDataField';

type Values = {data: string; receiver: string; decimals: string};
type Props = {values: Values; set: (changes: Partial<Values>) => void};

/** Most data fields that readers paste are transfers; the others need twice the code. */
const loadCalls = () => import('@site/src/chain/data/describeCall');

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
  const isOther = read.value !== undefined && !isTransfer(read.value.field.name);
  const calls = useModule(loadCalls, {text: values.data, isNeeded: isOther});
  const describe = isOther ? calls.module?.describeCall : describeTransfers;
  const decoded = attempt((): ResultRow[] => {
    if (read.value === undefined || describe === undefined) return [];
    const {field, text} = read.value;
    const context = {receiver: receivers[values.receiver], decimalsOf: () => decimals.value};
    const {summary, details} = describe(field, context);
    return [
      {
        name: translate({id: 'dataFieldTool.meaning', message: 'Meaning'}),
        value: summary,
        isSentence: true,
      },
      ...details,
      ...(text === values.data.trim()
        ? []
        : [{name: translate({id: 'dataFieldTool.asText', message: 'As text'}), value: text}]),
    ];
  });
  const error = read.error ?? decoded.error ?? (isOther ? calls.error : undefined);
  return (
    <>
      <ToolField
        label={<Translate id="dataFieldTool.data">Data field</Translate>}
        name="data"
        value={values.data}
        onChange={(data) => set({data})}
        hint={<Translate id="dataFieldTool.dataHint">As text, or in base64 as APIs return it.</Translate>}
        error={error}
        lines={3}
      />
      <ToolFields>
        <ToolField
          label={<Translate id="dataFieldTool.receiver">Receiver</Translate>}
          name="receiver"
          value={Object.hasOwn(receivers, values.receiver) ? values.receiver : ''}
          onChange={(receiver) => set({receiver})}
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
          name="decimals"
          value={values.decimals}
          onChange={(next) => set({decimals: next})}
          error={decimals.error}
          keyboard="numeric"
          isShort
        />
      </ToolFields>
      <ToolResult
        rows={decimals.error === undefined ? (decoded.value ?? []) : []}
        empty={error === undefined && describe === undefined ? loadingMessage() : undefined}
      />
    </>
  );
}

function loadingMessage(): string {
  return translate({id: 'tool.loading', message: 'Loading…'});
}
