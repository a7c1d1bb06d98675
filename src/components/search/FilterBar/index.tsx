import {useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import {
  filterValues,
  isFiltered,
  noFilters,
  type FilterName,
  type Filters,
} from '@site/src/search/client/filters';
import type {SearchAnswer} from '@site/src/search/client/searchTypes';
import styles from './styles.module.css';

type Props = {
  filters: Filters;
  /** The answer that is displayed, possibly to an earlier query. */
  answer: SearchAnswer | undefined;
  onChange(filters: Filters): void;
  className?: string;
};

/** Limits search results to a section or a kind of pages. Each value is displayed with its number of results. */
export default function FilterBar({filters, answer, onChange, className}: Props) {
  const hasFilter = isFiltered(filters);
  const [isOpen, setIsOpen] = useState(false);
  // An index of the hosted engine can be without facets.
  if (answer && answer.nbHits > 0 && !answer.facets && !hasFilter) return null;
  const foundNothing = hasFilter && answer?.nbHits === 0 && !answer.hasFailed;
  const select = (name: FilterName) => (
    <FilterSelect
      name={name}
      selected={filters[name]}
      counts={answer?.facets?.[name] ?? {}}
      onSelect={(value) => onChange({...filters, [name]: value})}
    />
  );
  return (
    <div
      role="group"
      aria-label={translate({id: 'search.filters', message: 'Filters'})}
      className={clsx(styles.bar, className)}
    >
      <details
        className={styles.filters}
        open={isOpen || hasFilter}
        onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      >
        <summary className="mx-button">
          <Translate id="search.filter" description="Opens the filters of search results">
            Filter
          </Translate>
        </summary>
        <div className={styles.selects}>
          {select('section')}
          {select('kind')}
        </div>
      </details>
      {hasFilter && (
        <button type="button" className={clsx('clean-btn', styles.clear)} onClick={() => onChange(noFilters)}>
          {foundNothing ? (
            <Translate id="search.filters.drop">Search all pages</Translate>
          ) : (
            <Translate id="search.filters.clear">Clear filters</Translate>
          )}
        </button>
      )}
      <p role="status" className={styles.status}>
        {foundNothing && <Translate id="search.filters.none">No results with these filters.</Translate>}
      </p>
    </div>
  );
}

type SelectProps = {
  name: FilterName;
  selected: string;
  counts: Record<string, number>;
  onSelect(value: string): void;
};

function FilterSelect({name, selected, counts, onSelect}: SelectProps) {
  const {label, all} = labelsOf(name);
  return (
    <select
      aria-label={label}
      className={clsx('mx-field', styles.select)}
      value={selected}
      data-is-set={selected !== ''}
      onChange={({target}) => onSelect(target.value)}
    >
      <option value="">{all}</option>
      {filterValues(counts, selected).map(([value, count]) => (
        <option
          key={value}
          value={value}
        >{`${name === 'kind' ? kindLabel(value) : value} (${count})`}</option>
      ))}
    </select>
  );
}

function labelsOf(name: FilterName): {label: string; all: string} {
  return name === 'section'
    ? {
        label: translate({id: 'search.filters.section', message: 'Section'}),
        all: translate({id: 'search.filters.section.all', message: 'All sections'}),
      }
    : {
        label: translate({id: 'search.filters.kind', message: 'Kind of page'}),
        all: translate({id: 'search.filters.kind.all', message: 'All kinds'}),
      };
}

/** Returns the name of a kind. An unknown one, from an address, is returned unchanged. */
function kindLabel(kind: string): string {
  const labels: Readonly<Record<string, string>> = {
    tutorial: translate({id: 'page.kind.tutorial', message: 'Tutorial'}),
    'how-to': translate({id: 'page.kind.howTo', message: 'How-to'}),
    reference: translate({id: 'page.kind.reference', message: 'Reference'}),
    concept: translate({id: 'page.kind.concept', message: 'Concept'}),
  };
  return Object.hasOwn(labels, kind) ? labels[kind]! : kind;
}
