import {translate} from '@docusaurus/Translate';
import Icon, {type IconName} from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {icon: IconName; text: string; onRemove: () => void};

/** A page or a quotation that is attached to the next question, with a button that removes it. */
export default function AboutChip({icon, text, onRemove}: Props) {
  const label = translate({id: 'askAi.about.remove', message: 'Remove: {text}'}, {text});
  return (
    <span className={styles.chip}>
      <Icon name={icon} />
      <span className={styles.chipText}>{text}</span>
      <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
