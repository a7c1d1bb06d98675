import {useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const subscribe = () => () => {};

/** Returns true while React hydrates a component, and false afterwards or if React renders it anew. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => ExecutionEnvironment.canUseDOM,
  );
}
