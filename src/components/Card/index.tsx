import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Removed by the build if the page doesn't exist yet. */
  href?: string;
  icon?: IconName;
  children?: ReactNode;
};

/** A card in `Cards`. Its title is the link; the whole card is clickable. */
export default function Card({title, href, icon, children}: Props) {
  return (
    <li className={clsx(styles.card, href !== undefined && styles.linked)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link className={styles.link} to={href}>
              {title}
            </Link>
          )}
        </p>
        <div className={styles.body}>{children}</div>
      </div>
    </li>
  );
}
