import Translate, {translate} from '@docusaurus/Translate';
import {estimateRewards, type Estimate} from '@site/src/chain/rewards';
import {attempt} from '../attempt';
import {formatEgld, formatPercent} from '../formatNumbers';
import {parseCount} from '../parseCount';
import {numberFields} from '../numberFields';
import {parseEgld, parseHundredths, parsePercent} from '../parseNumbers';
import Tool from '../Tool';
import ToolGroup from '../ToolGroup';
import ToolProblem from '../ToolProblem';
import ToolResult, {type ResultRow} from '../ToolResult';
import {useToolState} from '../useToolState';
import Calculation from './Calculation';

/** The worked example of the page on staking providers' APR. */
const EXAMPLE = {
  delegated: '100',
  stake: '50,000',
  nodes: '10',
  eligible: '5',
  serviceFee: '10',
  supply: '30,000,000',
  topUp: '3,200,000',
  fees: '100',
  ownersFees: '20',
  blocks: '100',
};

type FieldName = keyof typeof EXAMPLE;

const parsers = {
  delegated: parseEgld,
  stake: parseEgld,
  nodes: (text: string) => parseCount(text, {min: 1, max: 10_000}),
  eligible: parseHundredths,
  serviceFee: parsePercent,
  supply: parseEgld,
  topUp: parseEgld,
  fees: parseEgld,
  ownersFees: parseEgld,
  blocks: parsePercent,
};

/** Estimates what a delegator of a staking provider earns, and shows how. */
export default function RewardsTool({id = 'rewards', ...example}: {id?: string} & Partial<typeof EXAMPLE>) {
  const state = useToolState(id, {...EXAMPLE, ...example});
  const {values, field} = numberFields(state, parsers);
  const estimate = attempt(() => values && estimateOf(values));
  return (
    <Tool title={translate({id: 'rewardsTool.title', message: 'Staking reward estimator'})} state={state}>
      <ToolGroup name={<Translate id="rewardsTool.yours">You and your provider</Translate>}>
        {field('delegated', translate({id: 'rewardsTool.delegated', message: 'Your stake, EGLD'}))}
        {field('stake', translate({id: 'rewardsTool.stake', message: "Provider's stake, EGLD"}))}
        {field('nodes', translate({id: 'rewardsTool.nodes', message: 'Nodes'}))}
        {field('eligible', translate({id: 'rewardsTool.eligible', message: 'Eligible, on average'}))}
        {field('serviceFee', translate({id: 'rewardsTool.serviceFee', message: 'Service fee, %'}))}
      </ToolGroup>
      <ToolProblem message={estimate.error} />
      {estimate.error === undefined && <ToolResult rows={estimate.value ? rowsOf(estimate.value) : []} />}
      <ToolGroup name={<Translate id="rewardsTool.network">Network in one epoch</Translate>}>
        {field('supply', translate({id: 'rewardsTool.supply', message: 'Total supply, EGLD'}))}
        {field('topUp', translate({id: 'rewardsTool.topUp', message: 'Eligible top-up, EGLD'}))}
        {field('fees', translate({id: 'rewardsTool.fees', message: 'Fees, EGLD'}))}
        {field('ownersFees', translate({id: 'rewardsTool.ownersFees', message: "Contract owners' part"}))}
        {field('blocks', translate({id: 'rewardsTool.blocks', message: 'Rounds with a block, %'}))}
      </ToolGroup>
      {estimate.value && <Calculation estimate={estimate.value} serviceFee={state.values.serviceFee} />}
    </Tool>
  );
}

function estimateOf(values: {[Name in FieldName]: bigint}): Estimate {
  const {delegated, stake, nodes, eligible, serviceFee, supply, topUp, fees, ownersFees, blocks} = values;
  return estimateRewards(
    delegated,
    {stake, nodes, eligibleNodes: eligible, serviceFee},
    {supply, fees, ownersFees, eligibleTopUp: topUp, producedBlocks: blocks},
  );
}

function rowsOf({reward, aprBeforeFee, apr, apy}: Estimate): ResultRow[] {
  const percent = (name: string, fraction: number) => ({name, value: formatPercent(fraction)});
  const perEpoch = formatEgld(reward, 6);
  const perYear = formatEgld(reward * 365n, 4);
  return [
    {
      name: translate({id: 'rewardsTool.perEpoch', message: 'Your reward for an epoch'}),
      value: `${perEpoch} EGLD`,
      copy: perEpoch,
    },
    {
      name: translate({id: 'rewardsTool.perYear', message: 'For 365 epochs, a year'}),
      value: `${perYear} EGLD`,
      copy: perYear,
    },
    percent(translate({id: 'rewardsTool.apr', message: 'APR after the service fee'}), apr),
    percent(translate({id: 'rewardsTool.aprBefore', message: 'APR before the service fee'}), aprBeforeFee),
    percent(translate({id: 'rewardsTool.apy', message: 'APY, redelegated every epoch'}), apy),
  ];
}
