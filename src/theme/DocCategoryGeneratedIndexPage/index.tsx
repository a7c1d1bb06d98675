// Ejected from Docusaurus 3.10.2: the original reads descriptions from the sidebar, which all pages load
// (plugins/lean-first-load removes them), and shows a card for each page, in no order.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import pageTexts from '@generated/docusaurus-plugin-content-docs/default/pageTexts.json';
import Heading from '@theme/Heading';
import Card from '@site/src/components/Card';
import Icon from '@site/src/components/Icon';
import PageTop from '@site/src/components/PageTop';
import SocialCard from '@site/src/components/SocialCard';
import {groupsOf, iconOf, type Entry, type SidebarPage} from './groupsOf';
import styles from './styles.module.css';

/** The page of a sidebar category: where to start, then its other pages and subcategories by their kind. */
export default function CategoryPage() {
  const category = useCurrentSidebarCategory();
  const permalink = category.href ?? '';
  const {label: title} = category;
  const description = pageTexts[permalink]?.description;
  const address = `${useDocusaurusContext().siteConfig.url}${permalink}/`;
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={description} />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${address}index.md`} />
      </Head>
      <SocialCard title={title} permalink={permalink} />
      <article>
        <PageTop
          page={{title, address, markdownPath: `${permalink}/index.md`, editUrl: undefined, isList: true}}
        />
        <Heading as="h1">{title}</Heading>
        {description && <p className={styles.lead}>{description}</p>}
        <Entries items={category.items} />
      </article>
    </div>
  );
}

function Entries({items}: {items: PropSidebarItem[]}) {
  const entries = useVisibleSidebarItems(items, useLocation().pathname).filter(isPage);
  const [first, ...others] = entries.map((item): Entry => {
    const {href = '', label} = item;
    const {description = '', kind} = pageTexts[href] ?? {};
    const parts = item.type === 'category' ? item.items.filter(isPage) : [];
    // The same name as in the sidebar and in the breadcrumbs.
    return {title: label, description, href, key: href || label, kind, parts};
  });
  if (first === undefined) return null;
  const groups = groupsOf(others);
  return (
    <>
      <h2>
        <Translate id="category.start" description="The heading of the page to read first">
          Start here
        </Translate>
      </h2>
      <ul className={styles.start}>
        <Card title={first.title} href={first.href} icon={iconOf(first.kind)}>
          {first.description}
        </Card>
      </ul>
      <Parts of={first} />
      {groups.map(({name, icon, entries: members}) => (
        <section key={name}>
          <h2>
            {groups.length > 1 && <Icon name={icon} className={styles.icon} />}
            {groups.length > 1 ? name : translate({id: 'category.more', message: 'Then'})}
          </h2>
          <ul className={styles.entries}>
            {members.map((entry) => (
              <li key={entry.key}>
                <Link className={styles.title} to={entry.href}>
                  {entry.title}
                </Link>
                <span className={styles.description}>{entry.description}</span>
                <Parts of={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Links to the pages below an entry. */
function Parts({of: {parts}}: {of: Entry}) {
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map(({href = '', label}) => (
        <li key={href || label}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function isPage(item: PropSidebarItem): item is SidebarPage {
  return item.type === 'link' || item.type === 'category';
}
