// Ejected from Docusaurus 3.10.2, whose list doesn't start with the home page and whose URLs aren't the canonical ones,
// because they don't end with a slash.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function BreadcrumbsStructuredData({breadcrumbs}: Props) {
  const {url, baseUrl, title} = useDocusaurusContext().siteConfig;
  // The address of a folder's own page ends with a slash already.
  const links = breadcrumbs.flatMap(({label, href}) =>
    href ? {name: label, item: url + href.replace(/\/?$/, '/')} : [],
  );
  const itemListElement = [{name: title, item: url + baseUrl}, ...links].map((link, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...link,
  }));
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({'@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement})}
      </script>
    </Head>
  );
}
