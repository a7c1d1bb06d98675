import {useEffect, type ComponentType} from 'react';
import Translate from '@docusaurus/Translate';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import LoadFailure from './LoadFailure';
import styles from './styles.module.css';

type Props<PartProps> = {
  load: () => Promise<{default: ComponentType<PartProps>}>;
  props: PartProps;
};

/** A part of a tool that the reader chooses, whose code is loaded then. The build never renders it. */
export default function LazyPart<PartProps extends object>({load, props}: Props<PartProps>) {
  const {component: Part, hasFailed, load: start} = useLazyComponent(load);
  useEffect(start, [start]);
  if (Part !== undefined) return <Part {...props} />;
  return hasFailed ? (
    <LoadFailure onRetry={start} />
  ) : (
    <p className={styles.note} role="status">
      <Translate id="tool.loading">Loading…</Translate>
    </p>
  );
}
