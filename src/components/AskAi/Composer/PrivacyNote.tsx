import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** Resolves with the hours for which the server keeps a conversation, or undefined if it doesn't say. */
  threadHours: () => Promise<number | undefined>;
};

/** One line on privacy, below the input. */
export default function PrivacyNote({threadHours}: Props) {
  const [hours, setHours] = useState<number>();
  useEffect(() => void threadHours().then(setHours), [threadHours]);
  return (
    <p className={styles.privacy}>
      {hours === undefined
        ? translate({
            id: 'askAi.privacy',
            message: 'Questions go to our server; history stays in this browser. Never paste keys.',
          })
        : translate(
            {
              id: 'askAi.privacy.hours',
              message:
                'Questions go to our server, which keeps conversations for {time}; history stays in this browser. Never paste keys.',
            },
            {time: formatHours(hours)},
          )}
    </p>
  );
}

function formatHours(hours: number): string {
  return new Intl.NumberFormat('en', {style: 'unit', unit: 'hour', unitDisplay: 'long'}).format(hours);
}
