import {Fragment, useId, useRef, useState} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyButton from '@site/src/components/CopyButton';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import styles from './styles.module.css';

type Props = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'WS';
  /** The path with its parameters in braces: `/address/{address}/nonce`. */
  path: string;
  /** File and id of the operation that the console can send: `gateway-addresses.getAccount`. Undefined if there is none. */
  operation?: string;
  /** Name of the service if it isn't the gateway or the API. The build checks it and removes it. */
  service?: string;
  /** Whether the console sends its example request as soon as it opens. */
  run?: 'now';
  /** Id of the operation on its page, unless it has a heading. The build sets it. */
  id?: string;
};

const loadConsole = () => import('@site/src/components/ApiConsole');

/** The method and the path of an API endpoint, above its description, with a console that sends a request to it. */
export default function Endpoint({method, path, operation, run, id: anchor}: Props) {
  useBrokenLinks().collectAnchor(anchor);
  const pathElement = useRef<HTMLElement>(null);
  const id = useId();
  const {component: Console, hasFailed, load} = useLazyComponent(loadConsole);
  /** Undefined until the reader opens the console. Then it keeps their values while it is closed. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const label = translate({
    id: 'endpoint.copy',
    message: 'Copy path',
    description: 'The name of the button that copies an endpoint’s path',
  });
  return (
    <>
      <div id={anchor} className={styles.endpoint}>
        <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
        <code ref={pathElement} className={styles.path}>
          {path.split('/').map(renderSegment)}
        </code>
        <CopyButton source={pathElement} label={label} className={styles.copy} />
        {operation && (
          <button
            type="button"
            className={clsx('mx-button', styles.try)}
            aria-expanded={isOpen ?? false}
            aria-controls={id}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => {
              load();
              setIsOpen(!isOpen || hasFailed);
            }}
          >
            {run ? (
              <Translate id="endpoint.run" description="The button that sends a request to an endpoint">
                Run
              </Translate>
            ) : (
              <Translate id="endpoint.try" description="The button that opens the console of an endpoint">
                Try it
              </Translate>
            )}
          </button>
        )}
      </div>
      {operation && isOpen !== undefined && (
        <div id={id} className={styles.console} hidden={!isOpen}>
          {Console && <Console operation={operation} run={run} />}
          {hasFailed && (
            <Translate id="endpoint.failed">
              The console couldn't be loaded. Check your network connection and press the button again.
            </Translate>
          )}
        </div>
      )}
    </>
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
