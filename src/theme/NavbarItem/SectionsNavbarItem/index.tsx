import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {items: {label: string; to: string}[]; mobile?: boolean; onClick?: () => void};

/** The sections of the documentation in the mobile menu. On wide screens, the sidebar of each page shows them. */
export default function SectionsNavbarItem({items, mobile = false, onClick}: Props) {
  if (!mobile) return null;
  return (
    <li className={styles.sections}>
      <p className={styles.heading} id="menu-sections">
        <Translate id="navbar.sections" description="Heading of the list of sections in the mobile menu">
          Sections
        </Translate>
      </p>
      <ul className="menu__list" aria-labelledby="menu-sections">
        {items.map(({label, to}) => (
          <li key={to} className="menu__list-item">
            <Link className="menu__link" to={to} onClick={onClick}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
