import type {ComponentType, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeFrame from '@site/src/components/CodeFrame';
import Endpoint from '@site/src/components/Endpoint';
import Community from '@site/src/components/home/Community';
import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import WhatsNew from '@site/src/components/home/WhatsNew';
import {product} from '@site/src/config/product';
import Figures from './_figures.mdx';
import FirstCode from './_firstCode.mdx';
import Releases from './_releases.mdx';
import Title from './_title.mdx';

/** Markdown, because it shows facts and samples. It gets only the components that it uses. */
type Markdown = ComponentType<{components: Record<string, ComponentType<never>>}>;
const Code = FirstCode as Markdown;
const Numbers = Figures as Markdown;
const Heading = Title as Markdown;
const News = Releases as Markdown;

/** Text without a paragraph around it. */
function Text({children}: {children: ReactNode}) {
  return children;
}

function TextLink({href, children}: {href: string; children: ReactNode}) {
  return <Link to={href}>{children}</Link>;
}

export default function Home() {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout title="Docs" description={product.description}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}${baseUrl}index.md`} />
      </Head>
      <main>
        <Hero title={<Heading components={{p: Text}} />} figures={<Numbers components={{}} />}>
          <Code components={{CodeFrame, Endpoint, TabItem, Tabs}} />
        </Hero>
        <Features />
        <WhatsNew>
          <News components={{a: TextLink}} />
        </WhatsNew>
        <Community />
      </main>
    </Layout>
  );
}
