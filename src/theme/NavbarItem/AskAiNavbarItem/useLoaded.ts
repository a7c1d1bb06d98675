import {useCallback, useRef, useState, type ComponentType} from 'react';

type Loading<Props> =
  | {state: 'idle' | 'loading' | 'failed'; component?: undefined}
  | {state: 'loaded'; component: ComponentType<Props>};

/** A component that is loaded when it is asked for, once; after a failure it can be asked for again. */
export function useLoaded<Props>(load: () => Promise<{default: ComponentType<Props>}>) {
  const [loading, setLoading] = useState<Loading<Props>>({state: 'idle'});
  const isUnderWay = useRef(false);
  const loadOnce = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setLoading({state: 'loading'});
    load().then(
      ({default: component}) => setLoading({state: 'loaded', component}),
      () => {
        isUnderWay.current = false;
        setLoading({state: 'failed'});
      },
    );
  }, [load]);
  /** For a reader who has read of it. */
  const forgetFailure = useCallback(() => setLoading({state: 'idle'}), []);
  return {
    component: loading.component,
    isLoading: loading.state === 'loading',
    hasFailed: loading.state === 'failed',
    load: loadOnce,
    forgetFailure,
  };
}
