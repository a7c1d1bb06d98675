import Layout from '@theme/Layout';
import Community from '@site/src/components/home/Community';
import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import SovereignPanel from '@site/src/components/home/SovereignPanel';
import {product} from '@site/src/config/product';

export default function Home() {
  return (
    <Layout title="Docs" description={product.description}>
      <main>
        <Hero />
        <Features />
        <SovereignPanel />
        <Community />
      </main>
    </Layout>
  );
}
