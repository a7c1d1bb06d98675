import {formatFact, formatFactWithUnit, type Fact} from '@site/src/facts/fact';

function fact(figure: Pick<Fact, 'value' | 'unit' | 'format'>): Fact {
  return {...figure, source: {repository: 'owner/name', file: 'file', version: '1'}};
}

describe('formatFact', () => {
  it.each([
    [{value: 999}, '999', '999'],
    [{value: 1_000}, '1,000', '1,000'],
    [{value: 2_500, unit: 'EGLD'}, '2,500', '2,500 EGLD'],
    [{value: 31_415_926, unit: 'EGLD'}, '31,415,926', '31,415,926 EGLD'],
    [{value: 15_000_000_000n, unit: 'gas'}, '15,000,000,000', '15,000,000,000 gas'],
    [{value: 10n ** 24n}, '1,000,000,000,000,000,000,000,000', '1,000,000,000,000,000,000,000,000'],
    [{value: 2.5, unit: 'EGLD'}, '2.5', '2.5 EGLD'],
    [{value: 1234.5678}, '1,234.5678', '1,234.5678'],
    [{value: 0.00005, unit: 'EGLD'}, '0.00005', '0.00005 EGLD'],
    [{value: 1e-9}, '0.000000001', '0.000000001'],
    [{value: -4}, '-4', '-4'],
    [{value: -400_000}, '-400,000', '-400,000'],
    [{value: 8.757, unit: '%'}, '8.757%', '8.757%'],
    [{value: 1763, format: 'plain' as const}, '1763', '1763'],
    [{value: 4_294_967_295, format: 'plain' as const}, '4294967295', '4294967295'],
    [{value: 1, unit: 'epochs'}, '1', '1 epoch'],
    [{value: 1n, unit: 'atomic units of EGLD'}, '1', '1 atomic unit of EGLD'],
    [{value: 1, unit: 'addresses'}, '1', '1 address'],
    [{value: 1, unit: 'gas'}, '1', '1 gas'],
    [{value: 1, unit: 'EGLD'}, '1', '1 EGLD'],
    [{value: 1.5, unit: 'hours'}, '1.5', '1.5 hours'],
    [{value: '15.4.0'}, '15.4.0', '15.4.0'],
    [{value: '37373'}, '37373', '37373'],
  ])('writes %p as %p, with its unit as %p', (figure, text, textWithUnit) => {
    expect(formatFact(fact(figure))).toBe(text);
    expect(formatFactWithUnit(fact(figure))).toBe(textWithUnit);
  });

  it("rejects a value that isn't a finite number", () => {
    expect(() => formatFact(fact({value: Number.NaN}))).toThrow(
      "Expected a finite number as a fact's value, found NaN: write the figure of the source.",
    );
  });
});
