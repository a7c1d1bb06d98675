// Ejected from Docusaurus 3.10.2: the original has only two paragraphs and no links.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import PathText from '@site/src/components/PathText';
import {startingPoints} from '@site/src/config/home';
import styles from './styles.module.css';
import {useSuggestions} from './useSuggestions';

type Props = {className?: string};

export default function NotFoundContent({className}: Props) {
  const suggestions = useSuggestions();
  const searchPage = useBaseUrl('/search/');
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1" className={styles.title}>
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="notFound.text">
          There is no page at this address. It may have moved, or the link may have a typo.
        </Translate>
      </p>
      <form className={styles.search} action={searchPage}>
        <input
          className="mx-field"
          type="search"
          name="q"
          maxLength={512}
          required
          aria-label={translate({id: 'notFound.searchLabel', message: 'Search the documentation'})}
          placeholder={translate({id: 'notFound.searchPlaceholder', message: 'Search docs'})}
        />
        <button className="mx-button mx-primary" type="submit">
          <Translate id="notFound.searchButton">Search</Translate>
        </button>
      </form>
      <div aria-live="polite">
        {suggestions !== undefined && suggestions.length > 0 && (
          <section aria-labelledby="closest">
            <h2 id="closest" className={styles.subtitle}>
              <Translate id="notFound.closest">Did you mean</Translate>
            </h2>
            <ul className={styles.list}>
              {suggestions.map(({route, title}) => (
                <li key={route}>
                  <Link to={route}>{title ?? <PathText text={route} />}</Link>
                  {title && (
                    <span className={styles.note}>
                      <PathText text={route} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {/* Hidden until the suggestions are known, because they move it down. */}
      <section className={clsx(suggestions === undefined && styles.waiting)} aria-labelledby="start-over">
        <h2 id="start-over" className={styles.subtitle}>
          <Translate id="notFound.startOver">Start over</Translate>
        </h2>
        <ul className={styles.list}>
          {startingPoints.map(({title, to, text}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
              <span className={styles.note}>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
