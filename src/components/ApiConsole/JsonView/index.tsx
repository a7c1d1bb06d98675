import {useMemo, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {formatJson} from '@site/src/api/json';
import CopyButton from '@site/src/components/CopyButton';
import JsonNode from './JsonNode';
import styles from './styles.module.css';

type Props = {value: unknown};

/** JSON as a tree that can be folded, with a button that copies it whole. */
export default function JsonView({value}: Props) {
  const tree = useRef<HTMLDivElement>(null);
  const text = useMemo(() => formatJson(value), [value]);
  return (
    <div className={styles.view}>
      <div
        ref={tree}
        className={styles.tree}
        role="group"
        aria-label={translate({id: 'apiConsole.json', message: 'Answer'})}
        tabIndex={0}
      >
        <JsonNode value={value} depth={0} />
      </div>
      <CopyButton
        source={tree}
        text={text}
        label={translate({id: 'apiConsole.copyAnswer', message: 'Copy answer'})}
        className={styles.copy}
      />
    </div>
  );
}
