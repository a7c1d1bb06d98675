import Translate, {translate} from '@docusaurus/Translate';
import {MAX_DECIMALS} from '@site/src/chain/amount';
import {attempt} from '../attempt';
import {parseCount} from '../parseCount';
import Tool from '../Tool';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField, useToolState} from '../useToolState';
import {convertAmount, type AmountUnit, type ConvertedAmount} from './convertAmount';

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
  value?: string;
  unit?: AmountUnit;
  decimals?: string;
};

/** Converts an amount of EGLD or of a token to atomic units, and back. */
export default function AmountTool({
  id = 'amount',
  value = '1.5',
  unit = 'token',
  decimals = String(MAX_DECIMALS),
}: Props) {
  const state = useToolState(id, {value, unit: unit as string, decimals});
  const {values} = state;
  const from: AmountUnit = values.unit === 'atomic' ? 'atomic' : 'token';
  const count = attempt(() => Number(parseCount(values.decimals, {max: MAX_DECIMALS})));
  const converted = attempt(() => convertAmount(values.value, from, count.value ?? MAX_DECIMALS));
  return (
    <Tool title={translate({id: 'amountTool.title', message: 'Amount converter'})} state={state}>
      <ToolFields>
        <ToolField
          label={<Translate id="amountTool.value">Amount</Translate>}
          {...bindField(state, 'value')}
          error={count.error === undefined ? converted.error : undefined}
          keyboard="decimal"
          isShort
        />
        <ToolField
          label={<Translate id="amountTool.unit">Unit</Translate>}
          {...bindField(state, 'unit')}
          value={from}
          options={[
            {value: 'token', label: translate({id: 'amountTool.tokens', message: 'EGLD or tokens'})},
            {value: 'atomic', label: translate({id: 'amountTool.atomic', message: 'atomic units'})},
          ]}
          isShort
        />
      </ToolFields>
      <ToolResult rows={converted.value && count.value !== undefined ? rowsOf(converted.value, from) : []} />
      <ToolField
        label={<Translate id="amountTool.decimals">Decimals of the token</Translate>}
        {...bindField(state, 'decimals')}
        hint={<Translate id="amountTool.decimalsHint">EGLD has 18.</Translate>}
        error={count.error}
        keyboard="numeric"
      />
    </Tool>
  );
}

function rowsOf({atomicUnits, amount, argument}: ConvertedAmount, from: AmountUnit): ResultRow[] {
  const rows = [
    {name: translate({id: 'amountTool.atomicUnits', message: 'Atomic units'}), value: atomicUnits},
    {name: translate({id: 'amountTool.amount', message: 'EGLD or tokens'}), value: amount},
  ];
  return [
    ...(from === 'token' ? rows : rows.toReversed()),
    argument === ''
      ? {
          name: argumentName(),
          value: <Translate id="amountTool.empty">empty: zero is an argument without digits</Translate>,
          copy: null,
          isSentence: true,
        }
      : {name: argumentName(), value: argument},
  ];
}

function argumentName(): string {
  return translate({id: 'amountTool.argument', message: 'Argument (hexadecimal)'});
}
