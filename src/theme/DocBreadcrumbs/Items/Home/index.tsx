import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** The first breadcrumb, in words instead of an icon. */
export default function HomeBreadcrumbItem() {
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to="/">
        <Translate id="breadcrumbs.home" description="The link to the home page above the title of a page">
          Docs
        </Translate>
      </Link>
    </li>
  );
}
