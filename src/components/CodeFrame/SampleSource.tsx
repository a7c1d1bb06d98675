import {clsx} from 'clsx';
import {sourceUrl} from '@site/src/urls/repositoryUrl';
import styles from './source.module.css';

type Props = {
  /** Address of the sample in the repository: `samples/contracts/adder/src/adder.rs#L5-L9`. */
  source: string;
  /** What else is at the lower border of the frame. */
  beside: 'note' | 'tick' | undefined;
  hasTitle: boolean;
};

/** A link to a sample in the repository, with the name of its file. */
export default function SampleSource({source, beside, hasTitle}: Props) {
  return (
    <a
      className={clsx(
        styles.source,
        beside === 'note' && styles.inNote,
        beside === 'tick' && styles.besideTick,
        !hasTitle && styles.belowButtons,
      )}
      href={sourceUrl(source)}
      title={source}
    >
      {source.slice(source.lastIndexOf('/') + 1).replace(/#.*$/, '')}
    </a>
  );
}
