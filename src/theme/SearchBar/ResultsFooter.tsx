import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {ModalState} from 'patched-docsearch';

type Props = {state: ModalState; onFollow(): void};

export default function ResultsFooter({state: {query, context}, onFollow}: Props) {
  const createSearchLink = useSearchLinkCreator();
  const count = context.answer?.nbHits ?? 0;
  if (count === 0) return null;
  return (
    <Link to={createSearchLink(query)} onClick={onFollow}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
