import Translate, {translate} from '@docusaurus/Translate';
import {rewardSettings, type Estimate} from '@site/src/chain/rewards';
import {formatEgld, formatFixedEgld} from '../formatNumbers';
import shared from '../styles.module.css';
import styles from './styles.module.css';

const {yearlyInflation, epochsPerYear, funds, leaderShare, topUpFactor, topUpGradientPoint, nodePrice} =
  rewardSettings;
const ALL_FUNDS = funds.reduce<bigint>((sum, share) => sum + share, 0n);
const ALL_NODES = rewardSettings.eligibleNodes.toLocaleString('en-US');

type Props = {
  estimate: Estimate;
  /** As the reader typed it. */
  serviceFee: string;
};

/** The formula of the estimate with the figures of each step, and what it assumes. */
export default function Calculation({estimate, serviceFee}: Props) {
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.steps}>
          <caption className={styles.caption}>
            <Translate id="rewardsTool.calculation">Calculation, in EGLD for an epoch</Translate>
          </caption>
          <tbody>
            {stepsOf(estimate, serviceFee.trim()).map(({name, formula, amount, decimals = 2}) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formula}</td>
                <td className={styles.amount}>{formatFixedEgld(amount, decimals)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={shared.note}>
        <Translate id="rewardsTool.assumptions">
          Assumes mainnet's settings, the same number of blocks in every shard, an average share of leader
          fees, and that you delegate when the epoch ends. Supply, fees and top-up change every epoch: the
          example's are made up, so read the current ones from the network. Gas for claiming isn't deducted.
        </Translate>
      </p>
    </>
  );
}

type Step = {name: string; formula: string; amount: bigint; decimals?: number};

function stepsOf(estimate: Estimate, serviceFee: string): Step[] {
  const {network} = estimate;
  return [
    {
      name: translate({id: 'rewardsTool.step.total', message: 'All rewards'}),
      formula: `supply × (${1 + yearlyInflation}^(1/${epochsPerYear}) − 1) × blocks`,
      amount: network.total,
    },
    {
      name: translate({id: 'rewardsTool.step.funds', message: 'Three funds'}),
      formula: `${ALL_FUNDS}%`,
      amount: network.funds,
    },
    {
      name: translate({id: 'rewardsTool.step.leaders', message: 'Leaders'}),
      formula: `${leaderShare}% × (fees − owners)`,
      amount: network.leaders,
    },
    {
      name: translate({id: 'rewardsTool.step.validators', message: 'Validators'}),
      formula: 'all − funds − owners − leaders',
      amount: network.validators,
    },
    {
      name: translate({id: 'rewardsTool.step.topUp', message: 'For top-up'}),
      formula: `2 × ${topUpFactor} × validators ÷ π × arctan(top-up ÷ ${formatEgld(topUpGradientPoint, 0)})`,
      amount: network.topUp,
    },
    {
      name: translate({id: 'rewardsTool.step.base', message: 'For base stake'}),
      formula: 'validators − top-up',
      amount: network.base,
    },
    {
      name: translate({id: 'rewardsTool.step.providerBase', message: "Provider's base"}),
      formula: `eligible ÷ ${ALL_NODES} × base`,
      amount: estimate.base,
      decimals: 4,
    },
    {
      name: translate({id: 'rewardsTool.step.providerTopUp', message: "Provider's top-up"}),
      formula: `eligible × (stake ÷ nodes − ${formatEgld(nodePrice, 0)}) ÷ network top-up × top-up`,
      amount: estimate.topUp,
      decimals: 4,
    },
    {
      name: translate({id: 'rewardsTool.step.providerLeaders', message: "Provider's leader fees"}),
      formula: `eligible ÷ ${ALL_NODES} × leaders`,
      amount: estimate.leaders,
      decimals: 4,
    },
    {
      name: translate({id: 'rewardsTool.step.serviceFee', message: 'Service fee'}),
      formula: translate(
        {id: 'rewardsTool.step.serviceFeeFormula', message: "{fee} of the provider's"},
        {fee: serviceFee.endsWith('%') ? serviceFee : `${serviceFee}%`},
      ),
      amount: estimate.serviceFee,
      decimals: 4,
    },
    {
      name: translate({id: 'rewardsTool.step.reward', message: 'Your reward'}),
      formula: "(provider's − fee) × your stake ÷ provider's stake",
      amount: estimate.reward,
      decimals: 6,
    },
  ];
}
