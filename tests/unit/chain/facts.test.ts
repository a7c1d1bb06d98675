import {METACHAIN_SHARD, parseAddress} from '@site/src/chain/address';
import {MAX_DECIMALS} from '@site/src/chain/amount';
import {firstRoundOfEpoch, parseTime, roundAt, roundInfo, startOfRound} from '@site/src/chain/epochs';
import {configuredGovernance} from '@site/src/chain/governance';
import {JAIL_RATING, mainnetRating, RATING_POINT, START_RATING} from '@site/src/chain/rating';
import {rewardSettings} from '@site/src/chain/rewards';
import {MAX_TICKER, MIN_TICKER, SUFFIX} from '@site/src/chain/tokenIdentifier';
import {consensusFacts} from '@site/src/facts/consensus';
import {economicsFacts} from '@site/src/facts/economics';
import {governanceFacts} from '@site/src/facts/governance';
import {networkFacts} from '@site/src/facts/network';
import {stakingFacts} from '@site/src/facts/staking';
import {testNetworkFacts} from '@site/src/facts/testNetworks';
import {tokenFacts} from '@site/src/facts/tokens';

it('constants that client code uses instead of the facts equal the facts', () => {
  const address = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
  expect(address.startsWith(`${networkFacts['address-hrp'].value}1`)).toBe(true);
  expect(parseAddress(address).publicKey).toHaveLength(networkFacts['address-length'].value);
  expect(METACHAIN_SHARD).toBe(networkFacts['metachain-shard-id'].value);
  expect(MAX_DECIMALS).toBe(tokenFacts['esdt-max-decimals'].value);
  expect(MIN_TICKER).toBe(tokenFacts['esdt-ticker-min-length'].value);
  expect(MAX_TICKER).toBe(tokenFacts['esdt-ticker-max-length'].value);
  expect(SUFFIX).toBe(tokenFacts['esdt-identifier-suffix-length'].value);
});

describe('rounds and epochs match the facts', () => {
  it('before Supernova', () => {
    const former = networkFacts['former-round-duration'].value * 1_000;
    const genesis = {
      mainnet: networkFacts['genesis-timestamp'].value,
      devnet: testNetworkFacts['devnet-genesis-timestamp'].value,
      testnet: testNetworkFacts['testnet-genesis-timestamp'].value,
    };
    const rounds = {
      mainnet: networkFacts['former-rounds-per-epoch'].value,
      devnet: testNetworkFacts['devnet-former-rounds-per-epoch'].value,
      testnet: testNetworkFacts['testnet-former-rounds-per-epoch'].value,
    };
    for (const network of ['mainnet', 'devnet', 'testnet'] as const) {
      expect(startOfRound(network, 0)).toBe(genesis[network] * 1_000);
      expect(roundInfo(network, 1).roundDuration).toBe(former);
      expect(firstRoundOfEpoch(network, 1)).toBe(rounds[network] + 1);
    }
  });

  it('since Supernova', () => {
    const supernova = {
      mainnet: [
        networkFacts['supernova-round'],
        networkFacts['supernova-epoch'],
        networkFacts['rounds-per-epoch'],
      ],
      devnet: [
        testNetworkFacts['devnet-supernova-round'],
        testNetworkFacts['devnet-supernova-epoch'],
        testNetworkFacts['devnet-rounds-per-epoch'],
      ],
    } as const;
    for (const network of ['mainnet', 'devnet'] as const) {
      const [round, epoch, rounds] = supernova[network];
      expect(roundInfo(network, round.value - 1).roundDuration).toBe(6_000);
      expect(roundInfo(network, round.value)).toMatchObject({
        epoch: epoch.value,
        roundDuration: networkFacts['round-duration'].value * 1_000,
      });
      const lengthOfNext =
        firstRoundOfEpoch(network, epoch.value + 2) - firstRoundOfEpoch(network, epoch.value + 1);
      expect(lengthOfNext).toBe(rounds.value);
    }
    expect(roundAt('mainnet', parseTime('2026-09-10 18:06:06'))).toBe(networkFacts['supernova-round'].value);
  });
});

it('the rating settings equal the facts', () => {
  expect(mainnetRating).toEqual({
    validators: consensusFacts['validators-per-shard'].value,
    roundMilliseconds: networkFacts['round-duration'].value * 1_000,
    hoursToMax: stakingFacts['rating-hours-to-max'].value,
    lossFactor: -stakingFacts['rating-missed-block-factor'].value,
    penalty: stakingFacts['rating-consecutive-miss-penalty'].value,
  });
  expect(Math.floor(START_RATING / RATING_POINT)).toBe(stakingFacts['rating-start'].value);
  expect(JAIL_RATING / RATING_POINT).toBe(stakingFacts['jail-rating'].value);
});

it('the reward settings equal the facts', () => {
  const egld = 10n ** 18n;
  const percent = (value: number) => BigInt(value);
  expect(rewardSettings).toEqual({
    yearlyInflation: economicsFacts['tail-inflation-start'].value / 100,
    epochsPerYear: (365 * 24) / networkFacts['epoch-length'].value,
    funds: [
      percent(economicsFacts['protocol-sustainability-share'].value),
      percent(economicsFacts['ecosystem-growth-share'].value),
      percent(economicsFacts['growth-dividend-share'].value),
    ],
    leaderShare: percent(economicsFacts['leader-fee-share'].value),
    ownerShare: percent(economicsFacts['developer-fee-share'].value),
    topUpFactor: economicsFacts['top-up-factor'].value,
    topUpGradientPoint: BigInt(economicsFacts['top-up-gradient-point'].value) * egld,
    nodePrice: BigInt(stakingFacts['node-price'].value) * egld,
    eligibleNodes: BigInt(consensusFacts['eligible-validators'].value),
  });
});

it('the governance settings equal the facts', () => {
  const egld = (value: number) => BigInt(value) * 10n ** 18n;
  const hundredths = (value: number) => BigInt(value * 100);
  expect(configuredGovernance).toEqual({
    proposalFee: egld(governanceFacts['proposal-cost'].value),
    lostProposalFee: egld(governanceFacts['lost-proposal-fee'].value),
    quorum: hundredths(governanceFacts['governance-quorum'].value),
    passThreshold: hundredths(governanceFacts['governance-pass-threshold'].value),
    vetoThreshold: hundredths(governanceFacts['governance-veto-threshold'].value),
  });
});
