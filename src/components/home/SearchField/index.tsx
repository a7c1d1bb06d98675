import {clsx} from 'clsx';
import type {ChangeEvent, CompositionEvent, FormEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import {openSearch} from '@site/src/search/client/openSearch';
import styles from './styles.module.css';

/**
 * A search field that opens the search window with what the reader types, from the first character on. The window also
 * offers to ask the question. Before hydration, the form leads to the search page.
 */
export default function SearchField() {
  function handleChange({target, nativeEvent}: ChangeEvent<HTMLInputElement>) {
    // While an input method composes a character, the field has to keep the focus.
    if (!(nativeEvent as InputEvent).isComposing) openWith(target.value);
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    openSearch({query: String(new FormData(event.currentTarget).get('q'))});
  }
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={translate({id: 'home.search.form', message: 'Search the documentation'})}
      action={useBaseUrl('/search/')}
      onSubmit={handleSubmit}
    >
      <Icon name="search" className={styles.icon} />
      <input
        className={styles.input}
        type="search"
        name="q"
        maxLength={512}
        autoComplete="off"
        aria-label={translate({id: 'home.search.label', message: 'Search or ask a question'})}
        aria-haspopup="dialog"
        placeholder={translate({id: 'home.search.placeholder', message: 'Search or ask a question'})}
        onFocus={() => openSearch('prepare')}
        onChange={handleChange}
        onCompositionEnd={({currentTarget}: CompositionEvent<HTMLInputElement>) =>
          openWith(currentTarget.value)
        }
        // The search window takes the focus and the text.
        onBlur={({target}) => {
          target.value = '';
        }}
      />
      <button type="submit" className={clsx('mx-button', styles.submit)}>
        <Translate id="home.search.submit">Search</Translate>
      </button>
    </form>
  );
}

function openWith(query: string) {
  if (query.trim() !== '') openSearch({query});
}
