import type {ReactNode} from 'react';
import AskAiLink from '@site/src/components/search/AskAiLink';
import PageList from '@site/src/components/search/PageList';
import {popularText} from '@site/src/components/search/texts';
import {popularTasks} from '@site/src/config/popularTasks';
import styles from './modal.module.css';

type Props = {
  /** The recent and favourite searches, if there are any. */
  children: ReactNode;
  onClose: () => void;
};

/** The modal's content until the reader types. */
export default function Start({children, onClose}: Props) {
  return (
    <>
      {children}
      <div className={styles.start}>
        <AskAiLink question="" className={styles.askAi} onFollow={onClose} />
        <PageList heading={popularText()} pages={popularTasks} onNavigate={onClose} />
      </div>
    </>
  );
}
