import Translate, {translate} from '@docusaurus/Translate';
import type {AbiField} from '@site/src/chain/abi/abiType';
import {decodeArguments} from '@site/src/chain/abi/decodeArguments';
import {valueJson} from '@site/src/chain/abi/valueJson';
import {parseDataField} from '@site/src/chain/data/dataField';
import {attempt} from '../attempt';
import ToolField from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField} from '../useToolState';
import type {ContractEntry} from './contractEntries';
import {readResults, type BytesForm} from './readResults';

type Values = {mode: string; data: string; results: string; form: string};
type Props = {entry: ContractEntry; values: Values; set: (changes: Partial<Values>) => void};

/** Decodes the arguments of a call, or the results of a query, to JSON. */
export default function Decoder({entry, values, set}: Props) {
  return values.mode === 'results' ? (
    <ResultsDecoder entry={entry} values={values} set={set} />
  ) : (
    <CallDecoder entry={entry} values={values} set={set} />
  );
}

function CallDecoder({entry, values, set}: Props) {
  const isEmpty = values.data.trim() === '';
  const rows = attempt(() => {
    if (isEmpty) return [];
    const call = parseDataField(values.data);
    if (call.name !== entry.name) {
      throw new Error(
        `Expected a call of ${entry.name}, found a call of ${call.name.slice(0, 40)}: choose its endpoint.`,
      );
    }
    return rowsOf(entry.inputs, call.arguments);
  });
  return (
    <>
      <ToolField
        label={<Translate id="abiTool.callData">Data field of the call</Translate>}
        {...bindField({values, set}, 'data')}
        placeholder={`${entry.name}@…`}
        error={rows.error}
        lines={3}
      />
      <ToolResult rows={rows.value ?? []} empty={isEmpty ? waitingMessage() : undefined} />
    </>
  );
}

function ResultsDecoder({entry, values, set}: Props) {
  const form: BytesForm = values.form === 'hex' ? 'hex' : 'base64';
  const isEmpty = values.results.trim() === '';
  const rows = attempt(() => (isEmpty ? [] : rowsOf(entry.outputs, readResults(values.results, form))));
  return (
    <>
      <ToolField
        label={<Translate id="abiTool.resultList">Results, one on each line</Translate>}
        {...bindField({values, set}, 'results')}
        error={rows.error}
        lines={3}
      />
      <ToolResult rows={rows.value ?? []} empty={isEmpty ? waitingMessage() : undefined} />
      <ToolField
        label={<Translate id="abiTool.encoding">Encoding of the results</Translate>}
        {...bindField({values, set}, 'form')}
        value={form}
        options={[
          {
            value: 'base64',
            label: translate({id: 'abiTool.base64', message: 'base64, as in returnData of a query'}),
          },
          {value: 'hex', label: translate({id: 'abiTool.hex', message: 'hexadecimal'})},
        ]}
      />
    </>
  );
}

function rowsOf(fields: readonly AbiField[], parts: readonly Uint8Array[]): ResultRow[] {
  const values = decodeArguments(fields, parts);
  return fields.map(({name, type}, index) => ({
    name: `${name} (${type.name})`,
    value: valueJson(values[index]),
  }));
}

function waitingMessage(): string {
  return translate({id: 'abiTool.waiting', message: 'The decoded values appear here.'});
}
