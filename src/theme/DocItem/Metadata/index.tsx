import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {WrapperProps} from '@docusaurus/types';
import SocialCard from '@site/src/components/SocialCard';
import {product} from '@site/src/config/product';
import Metadata from '@theme-original/DocItem/Metadata';
import type MetadataType from '@theme/DocItem/Metadata';
import {useDocAddress} from '../useDocAddress';
import {useIsExported} from '../useIsExported';
import SearchFacets from './SearchFacets';

type Props = WrapperProps<typeof MetadataType>;

/** The page's metadata, with its Markdown as alternative and structured data about the article (https://schema.org). */
export default function DocItemMetadata(props: Props) {
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const {customFields} = useDocusaurusContext().siteConfig;
  const {address} = useDocAddress();
  const isExported = useIsExported();
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: address,
    dateModified: lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10),
    inLanguage: 'en',
    publisher: {'@type': 'Organization', name: product.company, url: product.companyUrl},
  };
  return (
    <>
      <Metadata {...props} />
      {/* Other pages have the site's card. */}
      {isExported ? <SocialCard title={title} permalink={permalink} /> : null}
      {customFields?.hasHostedSearch ? <SearchFacets /> : null}
      <Head>
        <meta property="og:type" content="article" />
        {isExported ? <link rel="alternate" type="text/markdown" href={`${address}index.md`} /> : null}
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
