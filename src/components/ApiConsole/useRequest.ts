import {useCallback, useEffect, useRef, useState} from 'react';
import type {ApiRequest} from '@site/src/api/apiRequest';
import {sendRequest, type Outcome} from '@site/src/api/sendRequest';

export type RequestState =
  | {step: 'editing'}
  /** The request changes the chain and waits for the reader's confirmation. */
  | {step: 'confirming'; request: ApiRequest}
  | {step: 'sending'; request: ApiRequest}
  | {step: 'done'; request: ApiRequest; outcome: Outcome};

/** Returns the state of the console's request, and functions that change it. Leaving the page cancels the request. */
export function useRequest() {
  const [state, setState] = useState<RequestState>({step: 'editing'});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(async (request: ApiRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({step: 'sending', request});
    const outcome = await sendRequest(request, {signal: controller.signal});
    if (running.current === controller) setState({step: 'done', request, outcome});
  }, []);
  const confirm = useCallback((request: ApiRequest) => setState({step: 'confirming', request}), []);
  const edit = useCallback(() => setState({step: 'editing'}), []);
  const cancel = useCallback(() => running.current?.abort(), []);
  return {state, send, confirm, edit, cancel};
}
