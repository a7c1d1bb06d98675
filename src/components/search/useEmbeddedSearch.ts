import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadIndex} from '@site/src/search/client/loadIndex';
import type {WorkerSearch} from '@site/src/search/client/workerClient';

/** The embedded engine, the same for every surface. Nothing loads before it is used. */
export function useEmbeddedSearch(): WorkerSearch {
  return loadIndex(useBaseUrl('/'));
}
