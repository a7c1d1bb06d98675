import {useCallback, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ApiOperation} from '@site/src/api/operation';

type Loading = {operation?: ApiOperation; hasFailed: boolean};

/**
 * Loads an operation from the file of its tag, which the build writes (plugins/openapi). The name of the file has no
 * hash, so the browser asks the server each time whether it changed.
 */
export function useOperation(reference: string): Loading & {retry(): void} {
  const [file, operationId] = reference.split('.', 2);
  const url = useBaseUrl(`/openapi/operations-${file}.json`);
  const [loading, setLoading] = useState<Loading>({hasFailed: false});

  const load = useCallback(() => {
    loadOperations(url).then(
      (operations) => {
        const operation = operations.find((item) => item.operationId === operationId);
        setLoading({operation, hasFailed: operation === undefined});
      },
      () => setLoading({hasFailed: true}),
    );
  }, [url, operationId]);
  useEffect(load, [load]);

  const retry = useCallback(() => {
    setLoading({hasFailed: false});
    load();
  }, [load]);
  return {...loading, retry};
}

async function loadOperations(url: string): Promise<readonly ApiOperation[]> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`Expected the operations at ${url}, found HTTP ${response.status}.`);
  return response.json() as Promise<readonly ApiOperation[]>;
}
