import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {repository} from '@site/src/config/product';
import type {ChangedPage, ChangeWeek} from '@site/src/review/pageChanges';
import styles from './styles.module.css';

type Props = {
  /** Latest first; null if the site was built without a Git history. */
  changes: {weeks: ChangeWeek[] | null};
};

/** The page `/changes` (plugins/changes). */
export default function ChangesPage({changes: {weeks}}: Props) {
  const feed = useBaseUrl('/changes/atom.xml');
  const title = translate({id: 'changes.title', message: 'Changes'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'changes.description',
        message: 'New and substantially changed pages of this documentation, by week.',
      })}
    >
      {weeks && (
        <Head>
          <link rel="alternate" type="application/atom+xml" href={feed} title={title} />
        </Head>
      )}
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate
            id="changes.intro"
            values={{
              releases: (
                <Link to="/welcome/whats-new">
                  <Translate id="changes.releases">What's new</Translate>
                </Link>
              ),
            }}
          >
            {
              'New pages of this documentation, and pages of which at least a paragraph has changed. For protocol upgrades and new versions of SDKs, see {releases}.'
            }
          </Translate>
        </p>
        {weeks ? (
          <>
            <p>
              {/* A plain link, because the feed isn't a page. */}
              <a href={feed}>
                <Translate id="changes.feed">Subscribe to the Atom feed</Translate>
              </a>
            </p>
            {weeks.map((week) => (
              <Week key={week.start} week={week} />
            ))}
          </>
        ) : (
          <NoHistory />
        )}
      </main>
    </Layout>
  );
}

function NoHistory() {
  return (
    <p>
      <Translate
        id="changes.noHistory"
        values={{
          commits: (
            <Link to={`${repository.url}/commits/${repository.branch}/docs`}>
              <Translate id="changes.commits">commits on GitHub</Translate>
            </Link>
          ),
        }}
      >
        {
          'This copy of the site was built without its history, so the changes are unknown. See the {commits}.'
        }
      </Translate>
    </p>
  );
}

function Week({week: {start, label, pages, more, addedTogether, revisedTogether}}: {week: ChangeWeek}) {
  return (
    <section aria-labelledby={start}>
      <Heading as="h2" id={start} className={styles.week}>
        {label}
      </Heading>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.route}>
            <Link to={page.route}>{page.title}</Link>
            <Size {...page} />
          </li>
        ))}
        <Summary count={more}>
          <Translate id="changes.more" values={{count: more}}>
            {'Further pages: {count}'}
          </Translate>
        </Summary>
        <Summary count={addedTogether}>
          <Translate id="changes.addedTogether" values={{count: addedTogether}}>
            {'Pages that were added together: {count}'}
          </Translate>
        </Summary>
        <Summary count={revisedTogether}>
          <Translate id="changes.revisedTogether" values={{count: revisedTogether}}>
            {'Pages that were revised together: {count}'}
          </Translate>
        </Summary>
      </ul>
    </section>
  );
}

function Size({isNew, words}: ChangedPage) {
  return (
    <span className={isNew ? styles.new : styles.size}>
      {isNew ? (
        <Translate id="changes.new">New</Translate>
      ) : (
        <Translate id="changes.words" values={{count: roughly(words)}}>
          {'about {count} words'}
        </Translate>
      )}
    </span>
  );
}

/** A line without a link, for pages that aren't listed. Omitted if there are none. */
function Summary({count, children}: {count: number; children: ReactNode}) {
  return count === 0 ? null : <li className={styles.summary}>{children}</li>;
}

/** Rounds a number of words to one digit, or two from 100 on. */
function roughly(words: number): number {
  return Number(words.toPrecision(words < 100 ? 1 : 2));
}
