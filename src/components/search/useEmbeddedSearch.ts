import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadIndex} from '@site/src/search/client/loadIndex';
import type {WorkerSearch} from '@site/src/search/client/workerClient';

/** Returns the embedded search engine, which all parts of the page share. It loads on first use. */
export function useEmbeddedSearch(): WorkerSearch {
  return loadIndex(useBaseUrl('/'));
}
