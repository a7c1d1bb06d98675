// Ejected from Docusaurus 3.10.2 and split: the original creates its own Algolia client, renders hits as HTML, loads more
// results only on scrolling, and shows no error if a query fails. The version selector is omitted: the site has one version.
import {useMemo} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useQueryString,
  useSearchQueryString,
  useThemeConfig,
} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PathText from '@site/src/components/PathText';
import RecordingNote from '@site/src/components/search/RecordingNote';
import {MAX_QUERY_LENGTH} from '@site/src/retrieval/ranking/parseQuery';
import Results from './Results';
import styles from './styles.module.css';

export default function SearchPage() {
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const [addressQuery, setQuery] = useSearchQueryString();
  // A link can contain a longer query than the field accepts.
  const query = addressQuery.slice(0, MAX_QUERY_LENGTH);
  const [section, setSection] = useQueryString('section');
  const [kind, setKind] = useQueryString('kind');
  const filters = useMemo(() => ({section, kind}), [section, kind]);
  const title = titleOf(query);
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata
          title={title}
          description={translate({
            id: 'search.page.description',
            message: 'Search the MultiversX documentation: pages, their sections, code and terms.',
          })}
        />
        <Head>
          {/* The original uses `property`, which neither crawlers nor the sitemap plugin read. */}
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className={clsx('container margin-vert--lg', styles.page)}>
          <Heading as="h1" className={styles.heading}>
            <PathText text={title} />
          </Heading>
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <input
              type="search"
              name="q"
              className={clsx('mx-field', styles.input)}
              placeholder={translate({
                id: 'theme.SearchPage.inputPlaceholder',
                message: 'Type your search here',
              })}
              aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
              onChange={(event) => setQuery(event.target.value)}
              value={query}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              // The page's purpose is search, and there is no content before the field.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </form>
          {isHosted && (
            <p className={styles.credit}>
              <Translate
                id="search.page.credit"
                values={{name: <Link to="https://www.algolia.com/">Algolia</Link>}}
              >
                {'Powered by {name}'}
              </Translate>
            </p>
          )}
          <RecordingNote />
          <PagesWithoutScripts />
          <Results
            query={query}
            filters={filters}
            onFilter={(next) => {
              setSection(next.section);
              setKind(next.kind);
            }}
          />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Without scripts, there are no results: the sections of the navbar and the list of all pages replace them. */
function PagesWithoutScripts() {
  const llms = useBaseUrl('/llms.txt');
  const links = useThemeConfig().navbar.items.flatMap((item) =>
    (Array.isArray(item.items) ? (item.items as Linked[]) : [item as Linked]).filter(({to}) => to),
  );
  return (
    <div className={styles.withoutScripts}>
      <p>
        <Translate
          id="search.page.noScript"
          values={{
            list: (
              <a href={llms}>
                <Translate id="search.page.noScript.list">list of all pages</Translate>
              </a>
            ),
          }}
        >
          {'Search needs JavaScript. Start from a section, or find a page in the {list}.'}
        </Translate>
      </p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Linked = {label?: string; to?: string};

function titleOf(query: string): string {
  return query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}
