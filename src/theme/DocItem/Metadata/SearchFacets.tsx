import Head from '@docusaurus/Head';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';

/** Names the page's section and kind for the crawler of the hosted search engine, which can filter by them. */
export default function SearchFacets() {
  const {kind} = useDoc().frontMatter as {kind?: string};
  const section = useSidebarBreadcrumbs()?.[0]?.label;
  return (
    <Head>
      {section ? <meta name="docsearch:section" content={section} /> : null}
      {kind ? <meta name="docsearch:kind" content={kind} /> : null}
    </Head>
  );
}
