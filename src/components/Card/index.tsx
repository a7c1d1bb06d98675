import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The build leaves it out while the page isn't written yet. */
  href?: string;
  icon?: IconName;
  children?: ReactNode;
};

/** One of `Cards`. Its title is the link, and the whole card is where it can be pressed. */
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
