import {
  filterValues,
  isFiltered,
  noFilters,
  passesFilters,
  withFilters,
} from '@site/src/search/client/filters';

const page = {section: 'Smart contracts', kind: 'tutorial'};

describe('passesFilters', () => {
  it('compares the filters that are set, except one', () => {
    expect(passesFilters(page, noFilters)).toBe(true);
    expect(passesFilters(page, {...noFilters, kind: 'tutorial'})).toBe(true);
    expect(passesFilters(page, {...noFilters, kind: 'concept'})).toBe(false);
    expect(passesFilters(page, {...page, kind: 'concept'}, 'kind')).toBe(true);
    expect(passesFilters({}, {...noFilters, section: 'Learn'})).toBe(false);
  });
});

describe('filterValues', () => {
  it('returns the values with results and the selected one, most results first', () => {
    expect(filterValues({Tokens: 1, Learn: 3, Bridge: 1}, '')).toEqual([
      ['Learn', 3],
      ['Bridge', 1],
      ['Tokens', 1],
    ]);
    expect(filterValues({Learn: 3}, 'Tokens')).toEqual([
      ['Learn', 3],
      ['Tokens', 0],
    ]);
    expect(filterValues({Learn: 3}, 'Learn')).toEqual([['Learn', 3]]);
  });
});

describe('withFilters', () => {
  it('adds the filters that are set to an address', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(withFilters('/search/?q=shard', noFilters)).toBe('/search/?q=shard');
    expect(withFilters('/search/?q=shard', {...noFilters, kind: 'how-to'})).toBe(
      '/search/?q=shard&kind=how-to',
    );
    expect(withFilters('/search/?q=shard', page)).toBe(
      '/search/?q=shard&section=Smart+contracts&kind=tutorial',
    );
  });
});
