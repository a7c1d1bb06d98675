import Layout from '@theme/Layout';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';

export default function UnknownDoc() {
  return (
    <Layout>
      <DocNavbarItem docId="no-such-page" label="Page" />
    </Layout>
  );
}
