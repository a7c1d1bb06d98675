import Translate, {translate} from '@docusaurus/Translate';
import {formatDataField} from '@site/src/chain/data/dataField';
import {describeCall} from '@site/src/chain/data/describeCall';
import {movementGas} from '@site/src/chain/fees';
import {attempt} from '../attempt';
import {grouped} from '../grouped';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField} from '../useToolState';
import {
  ARGUMENT_KINDS,
  encodeArgument,
  readArguments,
  writeArguments,
  type ArgumentKind,
  type TypedArgument,
} from './buildArguments';
import {dataText, meaningText} from './texts';
import styles from '../styles.module.css';

type Values = {function: string; arguments: string};
type Props = {values: Values; set: (changes: Partial<Values>) => void};

/** Builds a data field from a function and its arguments. */
export default function Builder({values, set}: Props) {
  const list = readArguments(values.arguments);
  const setList = (next: readonly TypedArgument[]) => set({arguments: writeArguments(next)});
  const change = (index: number, changes: Partial<TypedArgument>) =>
    setList(list.map((argument, at) => (at === index ? {...argument, ...changes} : argument)));
  const name = attempt(() => functionName(values.function));
  const encoded = list.map((argument) => attempt(() => encodeArgument(argument)));
  const parts = encoded.flatMap(({value}) => value ?? []);
  const isReady = name.value !== undefined && parts.length === list.length;
  return (
    <>
      <ToolField
        label={<Translate id="dataFieldTool.function">Function</Translate>}
        {...bindField({values, set}, 'function')}
        error={name.error}
      />
      {list.map((argument, index) => (
        // An argument has no identity but its position.
        // oxlint-disable-next-line react/no-array-index-key
        <ToolFields key={index}>
          <ToolField
            label={
              <Translate id="dataFieldTool.argument" values={{number: index + 1}}>
                {'Argument {number}'}
              </Translate>
            }
            name={`argument-${index + 1}`}
            value={argument.value}
            onChange={(value) => change(index, {value})}
            error={encoded[index]?.error}
            isShort
          />
          <ToolField
            label={
              <Translate id="dataFieldTool.kind" values={{number: index + 1}}>
                {'Type of argument {number}'}
              </Translate>
            }
            name={`kind-${index + 1}`}
            value={argument.kind}
            onChange={(kind) => change(index, {kind: kind as ArgumentKind})}
            options={ARGUMENT_KINDS.map((value) => ({value, label: kindMessage(value)}))}
            isShort
          />
        </ToolFields>
      ))}
      <div className={styles.buttons}>
        <button
          type="button"
          className="mx-button"
          onClick={() => setList([...list, {kind: 'number', value: ''}])}
        >
          <Translate id="dataFieldTool.add">Add an argument</Translate>
        </button>
        <button
          type="button"
          className="mx-button"
          disabled={list.length === 0}
          onClick={() => setList(list.slice(0, -1))}
        >
          <Translate id="dataFieldTool.remove">Remove the last argument</Translate>
        </button>
      </div>
      <ToolResult rows={isReady ? rowsOf(name.value ?? '', parts) : []} />
    </>
  );
}

function functionName(text: string): string {
  const name = text.trim();
  if (/^[^\s@]+$/.test(name)) return name;
  throw new Error(
    `Expected the name of a function without spaces and @, found ${name === '' ? 'nothing' : name.slice(0, 40)}: write it as in the contract's ABI.`,
  );
}

function rowsOf(name: string, parts: Uint8Array[]): ResultRow[] {
  const field = {name, arguments: parts};
  const text = formatDataField(field);
  const described = attempt(() => describeCall(field).summary);
  const gas = movementGas({dataLength: new TextEncoder().encode(text).length});
  return [
    {name: dataText(), value: text},
    {
      name: meaningText(),
      value: described.value ?? described.error,
      isSentence: true,
    },
    {
      name: translate({id: 'dataFieldTool.gas', message: 'Movement gas'}),
      value: grouped(gas),
      copy: String(gas),
    },
  ];
}

function kindMessage(kind: ArgumentKind): string {
  return {
    number: translate({id: 'dataFieldTool.number', message: 'number, 0 or more'}),
    signed: translate({id: 'dataFieldTool.signed', message: 'signed number'}),
    text: translate({id: 'dataFieldTool.text', message: 'text'}),
    address: translate({id: 'dataFieldTool.address', message: 'address'}),
    token: translate({id: 'dataFieldTool.token', message: 'token identifier'}),
    bool: translate({id: 'dataFieldTool.bool', message: 'true or false'}),
    hex: translate({id: 'dataFieldTool.hex', message: 'bytes in hexadecimal'}),
  }[kind];
}
