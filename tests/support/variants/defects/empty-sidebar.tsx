import Layout from '@theme/Layout';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

/** The sidebar `empty` of this variant contains nothing that the item could link to. */
export default function EmptySidebar() {
  return (
    <Layout>
      <DocSidebarNavbarItem sidebarId="empty" label="Empty" />
    </Layout>
  );
}
