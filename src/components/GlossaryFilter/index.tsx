import {useEffect, useId, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {decoded} from '@site/src/urls/decoded';
import {matchTerms, type TermFilter} from './matchTerms';
import {lettersOf, readPageTerms, showTerms, termsOf, type PageTerms} from './pageTerms';
import styles from './styles.module.css';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const noFilter: TermFilter = {text: '', letter: ''};

/** Filters the terms of the glossary by name or by first letter. It is placed above the terms. */
export default function GlossaryFilter() {
  const root = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PageTerms>();
  const id = useId();
  const {hash} = useLocation();
  // A link to a term shows all terms again, because the filter can hide the term.
  const [{filter: lastFilter, at}, setState] = useState({filter: noFilter, at: ''});
  const filter = at === hash ? lastFilter : noFilter;
  const setFilter = (next: TermFilter) => setState({filter: next, at: hash});

  useEffect(() => setPage(readPageTerms(root.current!)), []);
  const shown = page && isActive(filter) ? matchTerms(termsOf(page), filter) : undefined;
  useEffect(() => {
    if (page) showTerms(page, shown && new Set(shown));
  });
  const wasFiltered = at !== hash && isActive(lastFilter);
  useEffect(() => {
    if (wasFiltered) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
  }, [hash, wasFiltered]);

  const letters = page && lettersOf(page);
  return (
    <div ref={root} className={styles.filter}>
      <label htmlFor={id}>
        <Translate id="glossary.label">Find a term</Translate>
      </label>
      <input
        id={id}
        className="mx-field"
        type="search"
        value={filter.text}
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({id: 'glossary.placeholder', message: 'guardian, gas, shard…'})}
        onChange={({target}) => setFilter({text: target.value, letter: ''})}
        // On a phone, the result has to be above the keyboard.
        onFocus={() => matchMedia('(max-width: 996px)').matches && root.current!.scrollIntoView()}
      />
      <div
        className={styles.letters}
        role="group"
        hidden={filter.text !== ''}
        aria-label={translate({id: 'glossary.letters', message: 'First letter'})}
      >
        {alphabet.map((letter) => (
          <button
            key={letter}
            type="button"
            className={styles.letter}
            aria-pressed={filter.letter === letter}
            disabled={letters !== undefined && !letters.has(letter)}
            onClick={() => setFilter({text: '', letter: filter.letter === letter ? '' : letter})}
          >
            {letter}
          </button>
        ))}
      </div>
      <p className={styles.status} role="status">
        {shown && shown.length > 0 && (
          <Translate id="glossary.count" values={{count: shown.length}}>
            {'Terms shown: {count}'}
          </Translate>
        )}
        {shown?.length === 0 && (
          <Translate
            id="glossary.none"
            values={{
              link: (
                <Link to={`/search?q=${encodeURIComponent(filter.text)}`}>
                  <Translate id="glossary.search">Search all pages</Translate>
                </Link>
              ),
            }}
          >
            {'The glossary has no such term. {link}'}
          </Translate>
        )}
      </p>
    </div>
  );
}

function isActive({text, letter}: TermFilter): boolean {
  return text.trim() !== '' || letter !== '';
}
