import {useId} from 'react';
import Icon, {type IconName} from '@site/src/components/Icon';
import PageLink from '@site/src/components/PageLink';
import type {SuggestedPage} from '@site/src/search/suggestions/suggestPages';
import styles from './styles.module.css';

type Props = {
  heading: string;
  pages: readonly (SuggestedPage & {icon?: IconName})[];
  onNavigate?: () => void;
};

/** A short list of pages, such as popular ones. */
export default function PageList({heading, pages, onNavigate}: Props) {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {pages.map(({title, route, icon}) => (
          <li key={route}>
            <PageLink to={route} onNavigate={onNavigate}>
              {icon && <Icon name={icon} />}
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
