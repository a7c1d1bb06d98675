import Layout from '@theme/Layout';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';

function Reader() {
  useDocsData('no-such-instance');
  return null;
}

export default function MissingPlugin() {
  return (
    <Layout>
      <Reader />
    </Layout>
  );
}
