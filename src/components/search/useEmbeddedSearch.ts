import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadIndex} from '@site/src/search/loadIndex';
import type {WorkerSearch} from '@site/src/search/workerClient';

/** The embedded engine, the same for every surface. Nothing loads before it is used. */
export function useEmbeddedSearch(): WorkerSearch {
  return loadIndex(useBaseUrl('/'));
}
