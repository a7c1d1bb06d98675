import {isActiveSidebarItem, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';

/** A link to the previous or next page, with the name of that page's section. */
export default function PaginatorNavLinkWithSection(props: Props) {
  const {subLabel, permalink} = props;
  const section = useDocsSidebar()?.items.find((item) => isActiveSidebarItem(item, permalink));
  if (section?.type !== 'category') return <PaginatorNavLink {...props} />;
  return (
    <PaginatorNavLink
      {...props}
      subLabel={
        <>
          {subLabel} · {section.label}
        </>
      }
    />
  );
}
