// Ejected from Docusaurus 3.10.2: the original reads descriptions from the sidebar, which all pages load
// (plugins/lean-first-load removes them), and shows cards without links to a subcategory's pages.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import pageTexts from '@generated/docusaurus-plugin-content-docs/default/pageTexts.json';
import Heading from '@theme/Heading';
import PageTop from '@site/src/components/PageTop';
import SocialCard from '@site/src/components/SocialCard';
import styles from './styles.module.css';

type Entry = Extract<PropSidebarItem, {type: 'link' | 'category'}>;

/** The page of a sidebar category: it lists the category's pages and subcategories with what they are about. */
export default function CategoryPage() {
  const category = useCurrentSidebarCategory();
  const {title, description} = textsOf(category);
  const permalink = category.href ?? '';
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
  const entries = useVisibleSidebarItems(items, useLocation().pathname).filter(isEntry);
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const {title, description} = textsOf(entry);
        return (
          <li key={entry.href ?? entry.label} className={styles.entry}>
            <Link className={styles.title} to={entry.href}>
              {title}
            </Link>
            {description && <p className={styles.description}>{description}</p>}
            {entry.type === 'category' && (
              <ul className={styles.children}>
                {entry.items.filter(isEntry).map(({href, label}) => (
                  <li key={href ?? label}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function isEntry(item: PropSidebarItem): item is Entry {
  return item.type === 'link' || item.type === 'category';
}

/** A category's own name is the title; the title of the page that introduces it is part of that page. */
function textsOf({type, href = '', label}: Pick<Entry, 'type' | 'label'> & {href?: string | undefined}) {
  const {title, description = ''} = pageTexts[href] ?? {};
  return {title: type === 'category' ? label : (title ?? label), description};
}
