import Translate, {translate} from '@docusaurus/Translate';
import type {AbiType} from '@site/src/chain/abi/abiType';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {formatDataField} from '@site/src/chain/data/dataField';
import {attempt} from '../attempt';
import ToolField from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {CONSTRUCTOR, type ContractEntry} from './contractEntries';
import {inputExample, readInput} from './readInput';
import styles from '../styles.module.css';

type Props = {
  entry: ContractEntry;
  values: {inputs: string};
  set: (changes: {inputs: string}) => void;
};

/** A field for each parameter of an endpoint, and the data field of the call. */
export default function CallForm({entry, values, set}: Props) {
  const texts = readTexts(values.inputs);
  const inputs = entry.inputs.map((parameter, index) =>
    attempt(() => {
      const value = readInput(parameter.type, texts[index] ?? '');
      encodeArguments([parameter], [value]);
      return {value};
    }),
  );
  const call = attempt(() =>
    encodeArguments(
      entry.inputs,
      inputs.map(({value}) => value?.value),
    ),
  );
  const isReady = inputs.every(({error}) => error === undefined);
  return (
    <>
      {entry.inputs.length === 0 && (
        <p className={styles.note}>
          <Translate id="abiTool.noParameters">It has no parameters.</Translate>
        </p>
      )}
      {entry.inputs.map(({name, type}, index) => (
        <ToolField
          key={name}
          label={
            <>
              {name} <span className={styles.type}>{type.name}</span>
            </>
          }
          name={`input-${index + 1}`}
          value={texts[index] ?? ''}
          onChange={(text) =>
            set({
              inputs: JSON.stringify(entry.inputs.map((_, at) => (at === index ? text : (texts[at] ?? '')))),
            })
          }
          hint={hintOf(type)}
          error={inputs[index]?.error}
        />
      ))}
      <ToolResult
        rows={isReady && call.value ? rowsOf(entry, call.value) : []}
        empty={isReady ? call.error : undefined}
      />
    </>
  );
}

/** The texts are a JSON array in the page's address, which a reader can damage. */
function readTexts(json: string): string[] {
  const {value} = attempt(() => JSON.parse(json) as unknown);
  return Array.isArray(value) ? value.map(String) : [];
}

function hintOf(type: AbiType): string | undefined {
  const example = inputExample(type);
  const isOptional = ['option', 'optional', 'variadic', 'ignore'].includes(type.kind);
  return (
    [
      ...(isOptional ? [translate({id: 'abiTool.optional', message: 'Optional: leave it empty.'})] : []),
      ...(example === undefined
        ? []
        : [translate({id: 'abiTool.example', message: 'For example: {example}'}, {example})]),
    ].join(' ') || undefined
  );
}

function rowsOf({name}: ContractEntry, parts: Uint8Array[]): ResultRow[] {
  const isConstructor = name === CONSTRUCTOR;
  return [
    {
      name: isConstructor
        ? translate({id: 'abiTool.constructorArguments', message: 'After code@0500@metadata'})
        : translate({id: 'abiTool.dataField', message: 'Data field'}),
      value: formatDataField({name: isConstructor ? '' : name, arguments: parts}),
    },
  ];
}
