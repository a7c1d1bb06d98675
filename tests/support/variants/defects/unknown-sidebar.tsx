import Layout from '@theme/Layout';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function UnknownSidebar() {
  return (
    <Layout>
      <DocSidebarNavbarItem sidebarId="no-such-sidebar" label="Sidebar" />
    </Layout>
  );
}
