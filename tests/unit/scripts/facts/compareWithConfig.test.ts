import type {FactRegistry} from '@site/src/facts/registry';
import {compareWithConfig} from '@site/scripts/facts/compareWithConfig';
import type {Fact, FactConversion} from '@site/src/facts/fact';

const repository = 'owner/config';
const files: Record<string, string> = {
  'economics.toml': `
    [Supply]
    Genesis = "20000000000000000000000000"
    [Fees]
    Modifier = 0.01
    Steps = [
      {EnableEpoch = 0, MaxGas = "1500", Share = 0.1},
      {EnableEpoch = 460, MaxGas = "600", Share = 0.1},
      {EnableEpoch = 1820, MaxGas = "600", Share = 0.3},
    ]
    [Rounds]
    Duration = 6000
    Factor = -4.0
    Huge = 9223372036854775807
    ServiceFee = 10000`,
  'setup.json': '{"startTime": 1596117600}',
  binaryVersion: 'tags/v1.11.5\n',
};

function readFile(file: string): string {
  const text = files[file];
  if (text === undefined) throw new Error(`no ${file}`);
  return text;
}

function fact(
  value: Fact['value'],
  file: string,
  key: string,
  conversion?: FactConversion,
  since?: string,
): Fact {
  return {value, since, source: {repository, file, key, conversion, version: '1'}};
}

function differencesOf(registry: FactRegistry) {
  return compareWithConfig(registry, repository, readFile).map(({registry: held, file}) => [held, file]);
}

describe('compareWithConfig', () => {
  it.each<[string, Fact]>([
    ['an amount', fact(20_000_000, 'economics.toml', 'Supply.Genesis', 'atomic-to-egld')],
    ['a float', fact(0.01, 'economics.toml', 'Fees.Modifier')],
    [
      'the last entry of a list',
      fact(600n, 'economics.toml', 'Fees.Steps[-1].MaxGas', undefined, 'epoch 460'),
    ],
    ['an entry by its index', fact(10, 'economics.toml', 'Fees.Steps[0].Share', 'fraction-to-percent')],
    ['a value since a round', fact(600n, 'economics.toml', 'Fees.Steps[-1].MaxGas', undefined, 'round 3000')],
    ['the epoch of an entry', fact(1820, 'economics.toml', 'Fees.Steps[-1].EnableEpoch')],
    ['a duration', fact(6, 'economics.toml', 'Rounds.Duration', 'milliseconds-to-seconds')],
    ['a negative number', fact(-4, 'economics.toml', 'Rounds.Factor')],
    ['a number beyond 2^53', fact(9_223_372_036_854_775_807n, 'economics.toml', 'Rounds.Huge')],
    ['hundredths of a percent', fact(100, 'economics.toml', 'Rounds.ServiceFee', 'hundredths-to-percent')],
    ['JSON', fact(1_596_117_600, 'setup.json', 'startTime')],
    ['a file with a single value', fact('1.11.5', 'binaryVersion', 'content', 'tag-to-version')],
  ])('finds no difference in %s', (_, agreeing) => {
    expect(differencesOf({agreeing})).toEqual([]);
  });

  it('shows a different value in the unit of the fact', () => {
    expect(
      differencesOf({
        share: fact(10, 'economics.toml', 'Fees.Steps[-1].Share', 'fraction-to-percent', 'epoch 1820'),
      }),
    ).toEqual([['10', '30']]);
  });

  it('shows a different epoch, from the first entry with the value', () => {
    expect(
      differencesOf({gas: fact(600n, 'economics.toml', 'Fees.Steps[-1].MaxGas', undefined, 'epoch 1820')}),
    ).toEqual([['since epoch 1820', 'since epoch 460']]);
  });

  it.each([
    [
      fact(1, 'economics.toml', 'Fees.Modifer'),
      "Expected Fees.Modifer, found no Modifer in it: the structure of the file changed, so correct the fact's key.",
    ],
    [
      fact(1, 'economics.toml', 'Fees.Steps[7].MaxGas'),
      "Expected Fees.Steps[7].MaxGas, found no [7] in it: the structure of the file changed, so correct the fact's key.",
    ],
    [
      fact(1, 'economics.toml', 'Fees.Steps'),
      'Expected a number or a string at Fees.Steps, found a list of 3: name a key inside it.',
    ],
    [
      fact(1, 'economics.toml', 'Fees..x'),
      'Expected a key such as Section.List[-1].Name, found "Fees..x": correct it.',
    ],
    [
      fact(1, 'binaryVersion', 'content', 'atomic-to-egld'),
      'Expected decimal digits, found "tags/v1.11.5": correct the fact\'s conversion or its key.',
    ],
    [fact(1, 'ratings.toml', 'General.Start'), 'no ratings.toml'],
  ])('reports unreadable values as differences', (unreadable, message) => {
    expect(differencesOf({unreadable})).toEqual([['1', message]]);
  });

  it('compares only facts with a key in this repository', () => {
    const registry: FactRegistry = {
      supply: fact(21_000_000, 'economics.toml', 'Supply.Genesis', 'atomic-to-egld'),
      derived: {value: 4, source: {repository, file: 'economics.toml', version: '1'}},
      elsewhere: {value: 4, source: {repository: 'npm', file: 'package', version: '1'}},
    };
    expect(compareWithConfig(registry, repository, readFile)).toEqual([
      {name: 'supply', registry: '21000000', file: '20000000', where: 'economics.toml: Supply.Genesis'},
    ]);
  });
});
