import Translate, {translate} from '@docusaurus/Translate';
import {EGLD_DECIMALS, formatAmount} from '@site/src/chain/amount';
import type {ExecutionGas} from '@site/src/chain/data/executionGas';
import type {Fee} from '@site/src/chain/fees';
import {gasFacts} from '@site/src/facts/gas';
import {attempt} from '../attempt';
import {grouped} from '../grouped';
import {parseCount} from '../parseCount';
import Tool from '../Tool';
import ToolCheckbox from '../ToolCheckbox';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField, useToolState} from '../useToolState';
import {calculateFee, knownGasOf} from './calculateFee';
import styles from '../styles.module.css';

const MIN_GAS_PRICE = gasFacts['min-gas-price'].value;
/** A transfer of 7.5 tokens with two decimals. */
const EXAMPLE = 'ESDTTransfer@414c4943452d613162326333@02ee';

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
  data?: string;
  limit?: string;
  /** Gas that the execution uses. */
  used?: string;
};

/** Calculates the gas limit and the fee of a transaction from its data field. */
export default function FeeTool({
  id = 'fee',
  data = EXAMPLE,
  limit: gasLimit = '',
  used: gasUsed = '',
}: Props) {
  const state = useToolState(id, {
    data,
    limit: gasLimit,
    used: gasUsed,
    price: String(MIN_GAS_PRICE),
    guardian: '',
    relayer: '',
  });
  const {values} = state;
  const known = attempt(() => knownGasOf(values.data));
  const limit = attempt(() => optionalCount(values.limit));
  const used = attempt(() => optionalCount(values.used));
  const price = attempt(() => parseCount(values.price, {min: MIN_GAS_PRICE}));
  const isReadable = [known, limit, used, price].every(({error}) => error === undefined);
  const fee = attempt(() =>
    calculateFee({
      data: values.data,
      gasLimit: limit.value,
      executionGas: used.value,
      gasPrice: price.value ?? MIN_GAS_PRICE,
      hasGuardian: values.guardian === 'yes',
      hasRelayer: values.relayer === 'yes',
    }),
  );
  return (
    <Tool title={translate({id: 'feeTool.title', message: 'Gas and fee calculator'})} state={state}>
      <ToolField
        label={<Translate id="feeTool.data">Data field</Translate>}
        {...bindField(state, 'data')}
        hint={<Translate id="feeTool.dataHint">Empty for a transfer of EGLD without data.</Translate>}
        error={known.error}
        lines={2}
      />
      <ToolResult
        rows={
          isReadable && fee.value ? rowsOf(fee.value, used.value === undefined ? known.value : undefined) : []
        }
      />
      <ToolFields>
        <ToolField
          label={<Translate id="feeTool.limit">Gas limit (optional)</Translate>}
          {...bindField(state, 'limit')}
          error={limit.error ?? (isReadable ? fee.error : undefined)}
          keyboard="numeric"
          isShort
        />
        <ToolField
          label={<Translate id="feeTool.used">Execution gas (optional)</Translate>}
          {...bindField(state, 'used')}
          error={used.error}
          keyboard="numeric"
          isShort
        />
        <ToolField
          label={<Translate id="feeTool.price">Gas price</Translate>}
          {...bindField(state, 'price')}
          error={price.error}
          keyboard="numeric"
          isShort
        />
      </ToolFields>
      <div className={styles.checkboxes}>
        <ToolCheckbox
          label={<Translate id="feeTool.guardian">A guardian signs too</Translate>}
          {...bindField(state, 'guardian')}
        />
        <ToolCheckbox
          label={<Translate id="feeTool.relayer">A relayer pays the fee</Translate>}
          {...bindField(state, 'relayer')}
        />
      </div>
    </Tool>
  );
}

function optionalCount(text: string): bigint | undefined {
  return text.trim() === '' ? undefined : parseCount(text);
}

function rowsOf(
  {fee, gasLimit, movementGas, executionGas, refundedGas, tooMuchGas}: Fee & {gasLimit: bigint},
  known: ExecutionGas | undefined,
): ResultRow[] {
  const amount = formatAmount(fee, EGLD_DECIMALS);
  return [
    {name: translate({id: 'feeTool.fee', message: 'Fee'}), value: `${amount} EGLD`, copy: amount},
    {
      name: translate({id: 'feeTool.gasLimit', message: 'Gas limit'}),
      value: grouped(gasLimit),
      copy: String(gasLimit),
    },
    {
      name: translate({id: 'feeTool.movement', message: 'Movement gas'}),
      value: grouped(movementGas),
      copy: String(movementGas),
    },
    {
      name: translate({id: 'feeTool.execution', message: 'Execution gas'}),
      value: `${grouped(executionGas)}${boundMessage(known?.bound)}`,
      copy: String(executionGas),
    },
    {
      name: translate({id: 'feeTool.refund', message: 'Refunded gas'}),
      value: tooMuchGas
        ? translate({
            id: 'feeTool.tooMuch',
            message: 'none: the gas limit is so high that all of it is charged. Lower it.',
          })
        : grouped(refundedGas),
      copy: null,
    },
  ];
}

function boundMessage(bound: ExecutionGas['bound'] | undefined): string {
  switch (bound) {
    case 'at least':
      return translate({
        id: 'feeTool.atLeast',
        message: ' or more: a called function and the data of items cost gas too',
      });
    case 'at most':
      return translate({
        id: 'feeTool.atMost',
        message: ' or less: bytes that replace stored ones are free',
      });
    default:
      return '';
  }
}
