import {lazy, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import LoadFailure from './LoadFailure';
import {recordInput, type RecordedInput} from './recordInput';
import {whenWanted} from './whenWanted';
import styles from './styles.module.css';

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/**
 * Returns a component whose code the browser loads when the tool is about to be visible, or the reader reaches for it.
 * Until then, the page shows what the build rendered: the tool with its example and the result.
 */
export function lazyTool<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return ExecutionEnvironment.canUseDOM ? browserTool(load) : renderedTool(load);
}

/** The build waits for the code and renders the tool. */
function renderedTool<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Tool = lazy(load) as unknown as ComponentType<Props>;
  return function RenderedTool(props: Props) {
    return (
      <div className={styles.island}>
        <Tool {...props} />
      </div>
    );
  };
}

function browserTool<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function BrowserTool(props: Props) {
    const isBrowser = useIsBrowser();
    // False on the first page, whose HTML contains the rendered tool; true after a click on a link.
    const [isNew] = useState(isBrowser);
    const frame = useRef<HTMLDivElement>(null);
    const recorded = useRef<RecordedInput>(undefined);
    const {component: Loaded, load: start, hasFailed} = useLazyComponent(load);

    useEffect(() => {
      if (Loaded !== undefined || frame.current === null) return undefined;
      if (isNew) {
        start();
        return undefined;
      }
      recorded.current ??= recordInput(frame.current);
      return whenWanted(frame.current, start);
    }, [Loaded, isNew, start]);

    if (Loaded !== undefined) {
      return (
        <Replacement recorded={recorded.current}>
          <Loaded {...props} />
        </Replacement>
      );
    }
    return (
      <>
        {isNew ? (
          <div key="frame" ref={frame} className={styles.placeholder} />
        ) : (
          // While hydrating, React keeps the content of an element whose content it isn't told.
          <div
            key="frame"
            ref={frame}
            className={styles.island}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
        )}
        {hasFailed && <LoadFailure onRetry={start} />}
      </>
    );
  };
}

/** The loaded tool, in which the reader continues where they were in the rendered one. */
function Replacement({recorded, children}: {recorded: RecordedInput | undefined; children: ReactNode}) {
  const tool = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    recorded?.stop();
    if (tool.current) recorded?.repeat(tool.current);
  }, [recorded]);
  return (
    <div ref={tool} className={styles.island}>
      {children}
    </div>
  );
}
