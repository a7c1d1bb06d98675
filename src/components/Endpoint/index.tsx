import {Fragment, useRef} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

type Props = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'WS';
  /** The path with its parameters in braces: `/address/{address}/nonce`. */
  path: string;
};

/** The method and the path of an API endpoint, above its description. */
export default function Endpoint({method, path}: Props) {
  const pathElement = useRef<HTMLElement>(null);
  const label = translate({
    id: 'endpoint.copy',
    message: 'Copy path',
    description: 'The name of the button that copies an endpoint’s path',
  });
  return (
    <div className={styles.endpoint}>
      <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
      <code ref={pathElement} className={styles.path}>
        {path.split('/').map(renderSegment)}
      </code>
      <CopyButton source={pathElement} label={label} className={styles.copy} />
    </div>
  );
}

/** Renders a path segment. A long path can break before a slash; parameters are highlighted. */
function renderSegment(segment: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <wbr />/
        </>
      )}
      {segment.startsWith('{') ? <span className={styles.parameter}>{segment}</span> : segment}
    </Fragment>
  );
}
