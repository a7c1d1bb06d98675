import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {ModalState} from 'patched-docsearch';
import {noFilters, withFilters} from '@site/src/search/client/filters';

type Props = {state: ModalState; onFollow(): void};

export default function ResultsFooter({state: {query, context}, onFollow}: Props) {
  const createSearchLink = useSearchLinkCreator();
  const {nbHits: count = 0, filters = noFilters} = context.answer ?? {};
  if (count === 0) return null;
  return (
    <Link to={withFilters(createSearchLink(query), filters)} onClick={onFollow}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
