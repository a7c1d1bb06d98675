import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {sourceUrl} from '@site/src/urls/repositoryUrl';
import styles from './source.module.css';

type Props = {
  /** Address of the sample in the repository: `samples/contracts/adder/src/adder.rs#L5-L9`. */
  source: string;
  /** What the sample was tested with. Undefined for an untested sample. */
  tested: string | undefined;
};

/** A tick that opens what a sample was tested with, and a link to its file. */
export default function SampleSource({source, tested}: Props) {
  const label =
    tested ??
    translate({
      id: 'codeFrame.source',
      message: 'Source',
      description: 'The name of a link to a file of code',
    });
  return (
    <details className={styles.source}>
      <summary aria-label={label} title={label}>
        <Icon name={tested === undefined ? 'code' : 'check'} />
      </summary>
      <p>
        {tested}
        <a href={sourceUrl(source)}>{source.replace(/#.*$/, '')}</a>
      </p>
    </details>
  );
}
