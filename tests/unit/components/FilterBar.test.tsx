import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FilterBar from '@site/src/components/search/FilterBar';
import {noFilters, type Filters} from '@site/src/search/client/filters';
import type {SearchAnswer} from '@site/src/search/client/searchTypes';

const answer: SearchAnswer = {
  query: 'shard',
  hits: [],
  nbHits: 4,
  nbPages: 1,
  page: 0,
  hitsPerPage: 20,
  facets: {section: {Tokens: 1, Learn: 3}, kind: {'how-to': 4}},
  filters: noFilters,
  engine: 'embedded',
  hasFailed: false,
  closestPages: [],
};

function open(filters: Filters, more: Partial<SearchAnswer> = {}) {
  const chosen: Filters[] = [];
  render(
    <FilterBar
      filters={filters}
      answer={{...answer, filters, ...more}}
      onChange={(next) => void chosen.push(next)}
    />,
  );
  return chosen;
}

const optionsOf = (name: string) =>
  Array.from(screen.getByRole<HTMLSelectElement>('combobox', {name}).options, ({text}) => text);

describe('FilterBar', () => {
  it('offers the values with their numbers of results, most first', async () => {
    const chosen = open(noFilters);
    expect(optionsOf('Section')).toEqual(['All sections', 'Learn (3)', 'Tokens (1)']);
    expect(optionsOf('Kind of page')).toEqual(['All kinds', 'How-to (4)']);
    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Section'}), 'Learn');
    expect(chosen).toEqual([{section: 'Learn', kind: ''}]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('clears the filters, also those that find nothing', async () => {
    const filters = {section: 'Bridge', kind: 'how-to'};
    const chosen = open(filters, {nbHits: 0, facets: {section: {Learn: 3}, kind: {}}});
    expect(screen.getByRole('status')).toHaveTextContent('No results with these filters.');
    expect(optionsOf('Section')).toEqual(['All sections', 'Learn (3)', 'Bridge (0)']);
    await userEvent.click(screen.getByRole('button', {name: 'Search all pages'}));
    expect(chosen).toEqual([noFilters]);
  });

  it('is hidden if the hosted engine returns no sections and kinds', () => {
    open(noFilters, {engine: 'hosted', facets: undefined});
    expect(screen.queryByRole('group')).toBeNull();
  });
});
