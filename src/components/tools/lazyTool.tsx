import {lazy, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ComponentType, ReactNode, RefObject} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import {isShell} from '@site/src/offlineShell';
import {keepInput, rememberPress, type Repeat} from './keepInput';
import LoadFailure from './LoadFailure';
import {whenWanted} from './whenWanted';
import styles from './styles.module.css';

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/**
 * Returns a component whose code the browser loads when the tool is about to be visible, or the reader reaches for it.
 * Until then, the page shows what the build rendered: the tool with its example and the result.
 *
 * React's own way, `Suspense`, doesn't fit: React 19.3 moves the HTML of a boundary to the end of the document and hides it
 * until a script has run, and it would load the code of every tool on the page right after hydration.
 */
export function lazyTool<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return ExecutionEnvironment.canUseDOM ? browserTool(load) : serverTool(load);
}

/** The build waits for the code and renders the tool. */
function serverTool<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Tool = lazy(load) as unknown as ComponentType<Props>;
  return function ServerTool(props: Props) {
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
    // True on the first page, whose HTML contains the rendered tool; false after a click on a link, and in the shell.
    const [isRendered] = useState(!isBrowser && !isShell);
    const repeatRef = useRef<Repeat>(undefined);
    const {component: Loaded, load: start, hasFailed} = useLazyComponent(load);
    useEffect(() => {
      if (!isRendered) start();
    }, [isRendered, start]);

    if (Loaded !== undefined) {
      return (
        <LoadedTool repeatRef={repeatRef}>
          <Loaded {...props} />
        </LoadedTool>
      );
    }
    return (
      <>
        {isRendered ? (
          <RenderedTool load={start} repeatRef={repeatRef} />
        ) : (
          <div className={styles.placeholder} />
        )}
        {hasFailed && <LoadFailure onRetry={start} />}
      </>
    );
  };
}

type RepeatRef = RefObject<Repeat | undefined>;

/** What the build rendered. */
function RenderedTool({load, repeatRef}: {load: () => void; repeatRef: RepeatRef}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current!.addEventListener('click', rememberPress);
    return whenWanted(frame.current!, load);
  }, [load]);
  // React cleans up a layout effect before it removes the element, which still has the focus then.
  useLayoutEffect(() => {
    const rendered = frame.current!;
    return () => {
      repeatRef.current = keepInput(rendered);
    };
  }, [repeatRef]);
  // While hydrating, React keeps the content of an element whose content it isn't told.
  return (
    <div
      ref={frame}
      className={styles.island}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}

/** The tool, in which the reader continues where they were in the rendered one. */
function LoadedTool({repeatRef, children}: {repeatRef: RepeatRef; children: ReactNode}) {
  const tool = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => repeatRef.current?.(tool.current!), [repeatRef]);
  return (
    <div ref={tool} className={styles.island}>
      {children}
    </div>
  );
}
