import {isActiveSidebarItem, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';

/** A link to the previous or next page, with the name of that page's section, unless it is the page's own. */
export default function PaginatorNavLinkWithSection(props: Props) {
  const {title, subLabel, permalink} = props;
  const section = useDocsSidebar()?.items.find((item) => isActiveSidebarItem(item, permalink));
  if (section?.type !== 'category' || section.label === title) return <PaginatorNavLink {...props} />;
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
