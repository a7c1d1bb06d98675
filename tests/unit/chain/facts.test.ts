import {METACHAIN_SHARD, parseAddress} from '@site/src/chain/address';
import {MAX_DECIMALS} from '@site/src/chain/amount';
import {MAX_TRANSFERS} from '@site/src/chain/data/transfers';
import {MAX_TICKER, MIN_TICKER, SUFFIX} from '@site/src/chain/tokenIdentifier';
import {networkFacts} from '@site/src/facts/network';
import {tokenFacts} from '@site/src/facts/tokens';

it('constants that readers download without the facts are those of the facts', () => {
  const address = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
  expect(address.startsWith(`${networkFacts['address-hrp'].value}1`)).toBe(true);
  expect(parseAddress(address).publicKey).toHaveLength(networkFacts['address-length'].value);
  expect(METACHAIN_SHARD).toBe(networkFacts['metachain-shard-id'].value);
  expect(MAX_DECIMALS).toBe(tokenFacts['esdt-max-decimals'].value);
  expect(MIN_TICKER).toBe(tokenFacts['esdt-ticker-min-length'].value);
  expect(MAX_TICKER).toBe(tokenFacts['esdt-ticker-max-length'].value);
  expect(SUFFIX).toBe(tokenFacts['esdt-identifier-suffix-length'].value);
  expect(MAX_TRANSFERS).toBe(tokenFacts['max-transfers-per-tx'].value);
});
