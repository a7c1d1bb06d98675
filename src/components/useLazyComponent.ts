import {useCallback, useRef, useState, type ComponentType} from 'react';

type Loading<Props> =
  | {state: 'idle' | 'loading' | 'failed'; component?: undefined}
  | {state: 'loaded'; component: ComponentType<Props>};

/** Returns a component that `load` loads once, with the state of loading. After a failure, `load` tries again. */
export function useLazyComponent<Props>(load: () => Promise<{default: ComponentType<Props>}>) {
  const [loading, setLoading] = useState<Loading<Props>>({state: 'idle'});
  const hasStarted = useRef(false);
  const loadOnce = useCallback(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setLoading({state: 'loading'});
    load().then(
      ({default: component}) => setLoading({state: 'loaded', component}),
      () => {
        hasStarted.current = false;
        setLoading({state: 'failed'});
      },
    );
  }, [load]);
  /** Hides the error message; called when the reader closes it. */
  const dismissFailure = useCallback(() => setLoading({state: 'idle'}), []);
  return {
    component: loading.component,
    isLoading: loading.state === 'loading',
    hasFailed: loading.state === 'failed',
    load: loadOnce,
    dismissFailure,
  };
}
