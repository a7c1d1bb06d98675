import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Community from '@site/src/components/home/Community';
import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import SovereignPanel from '@site/src/components/home/SovereignPanel';
import {product} from '@site/src/config/product';

export default function Home() {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout title="Docs" description={product.description}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}${baseUrl}index.md`} />
      </Head>
      <main>
        <Hero />
        <Features />
        <SovereignPanel />
        <Community />
      </main>
    </Layout>
  );
}
