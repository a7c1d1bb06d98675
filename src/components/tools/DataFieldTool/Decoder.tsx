import Translate, {translate} from '@docusaurus/Translate';
import {parseAddress} from '@site/src/chain/address';
import {MAX_DECIMALS} from '@site/src/chain/amount';
import {describeCall} from '@site/src/chain/data/describeCall';
import {attempt} from '../attempt';
import {parseCount} from '../parseCount';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {readDataField} from './readDataField';

type Values = {data: string; receiver: string; decimals: string};
type Props = {values: Values; set: (changes: Partial<Values>) => void};

/** Shows what a data field does, and the meaning of each part. */
export default function Decoder({values, set}: Props) {
  const receiver = attempt(() => optional(values.receiver, (text) => parseAddress(text).bech32));
  const decimals = attempt(() =>
    optional(values.decimals, (text) => Number(parseCount(text, {max: MAX_DECIMALS}))),
  );
  const decoded = attempt((): ResultRow[] => {
    const {field, text} = readDataField(values.data);
    const context = {receiver: receiver.value, decimalsOf: () => decimals.value};
    const {summary, details} = describeCall(field, context);
    return [
      {name: translate({id: 'dataFieldTool.meaning', message: 'Meaning'}), value: summary},
      ...details,
      ...(text === values.data.trim()
        ? []
        : [{name: translate({id: 'dataFieldTool.asText', message: 'As text'}), value: text}]),
    ];
  });
  return (
    <>
      <ToolField
        label={<Translate id="dataFieldTool.data">Data field</Translate>}
        name="data"
        value={values.data}
        onChange={(data) => set({data})}
        hint={<Translate id="dataFieldTool.dataHint">As text, or in base64 as APIs return it.</Translate>}
        error={decoded.error}
        lines={3}
      />
      <ToolFields>
        <ToolField
          label={<Translate id="dataFieldTool.receiver">Receiver (optional)</Translate>}
          name="receiver"
          value={values.receiver}
          onChange={(next) => set({receiver: next})}
          hint={
            <Translate id="dataFieldTool.receiverHint">
              Tells functions of the ESDT contract from endpoints with the same name.
            </Translate>
          }
          error={receiver.error}
          placeholder="erd1…"
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
        rows={receiver.error === undefined && decimals.error === undefined ? (decoded.value ?? []) : []}
      />
    </>
  );
}

function optional<Value>(text: string, read: (text: string) => Value): Value | undefined {
  return text.trim() === '' ? undefined : read(text);
}
