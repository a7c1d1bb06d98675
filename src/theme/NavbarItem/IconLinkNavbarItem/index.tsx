import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {label: string; href: string; icon: IconName; mobile?: boolean; position?: string};

/** An external link: an icon in the navbar, an icon with a label in the mobile menu. */
export default function IconLinkNavbarItem({label, href, icon, mobile = false}: Props) {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className={clsx('menu__link', styles.menuLink)} href={href}>
          <Icon name={icon} />
          {label}
        </Link>
      </li>
    );
  }
  return (
    <Link className={clsx('navbar__item', styles.iconLink)} href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
