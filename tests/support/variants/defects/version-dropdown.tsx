import Layout from '@theme/Layout';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function VersionDropdown() {
  return (
    <Layout>
      <DocsVersionDropdownNavbarItem
        versions={['9.9.9']}
        dropdownItemsBefore={[]}
        dropdownItemsAfter={[]}
        items={[]}
      />
    </Layout>
  );
}
