// Wraps Docusaurus 3.10.2: its no-results text differs from the specification, its close button is labelled "Cancel", and
// its input is only labelled "Search".
import {translate} from '@docusaurus/Translate';
import {closeText} from '@site/src/components/search/texts';
import original from '@theme-original/SearchTranslations';

const close = closeText();

const translations: typeof original = {
  ...original,
  modal: {
    ...original.modal,
    searchBox: {
      ...original.modal?.searchBox,
      cancelButtonText: close,
      cancelButtonAriaLabel: close,
      searchInputLabel: translate({id: 'search.label', message: 'Search the documentation'}),
    },
    noResultsScreen: {
      ...original.modal?.noResultsScreen,
      noResultsText: translate({id: 'search.noResults', message: 'No results for'}),
    },
  },
};

export default translations;
