import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage/Title';
import PageHeader from '@site/src/components/PageHeader';
import SocialCard from '@site/src/components/SocialCard';

/** The title of a category's page, with the page's actions, its Markdown as alternative, and its social card. */
export default function CategoryTitle({title, permalink}: Props) {
  const {url} = useDocusaurusContext().siteConfig;
  const address = `${url}${permalink}/`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${address}index.md`} />
      </Head>
      <SocialCard title={title} permalink={permalink} />
      <PageHeader
        title={title}
        page={{title, address, markdownPath: `${permalink}/index.md`, editUrl: undefined, isList: true}}
      />
    </>
  );
}
