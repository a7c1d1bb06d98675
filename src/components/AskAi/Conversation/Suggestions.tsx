import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {label: string; questions: readonly string[]; onAsk: (question: string) => void};

/** Questions that the reader can ask with a click; nothing if there are none. */
export default function Suggestions({label, questions, onAsk}: Props) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
            {question}
            <Icon name="arrow-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
