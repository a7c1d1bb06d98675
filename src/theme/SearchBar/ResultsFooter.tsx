import {createContext, useContext} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';

type Props = {state: {query: string; context: Record<string, unknown>}};

/** How a part of the modal closes it; DocSearch hands nothing but its state to its parts. */
export const CloseModalContext = createContext<() => void>(() => undefined);

export default function ResultsFooter({state}: Props) {
  const createSearchLink = useSearchLinkCreator();
  const closeModal = useContext(CloseModalContext);
  return (
    <Link to={createSearchLink(state.query)} onClick={closeModal}>
      <Translate id="theme.SearchBar.seeAll" values={{count: Number(state.context.nbHits)}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
