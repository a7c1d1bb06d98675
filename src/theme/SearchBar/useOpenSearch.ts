import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import {OpenSearchContext, type OpenSearch} from '@site/src/components/search/OpenSearchContext';

type Open = OpenSearch | undefined;

/** Returns the open search, or undefined, and its setter. A search that another layout's navbar opened stays open. */
export function useOpenSearch(prepare: () => void): [Open, Dispatch<SetStateAction<Open>>] {
  const store = useContext(OpenSearchContext);
  const [open, setOpen] = useState(store.get);
  // Before another layout's navbar can mount and read it.
  useLayoutEffect(() => store.set(open), [store, open]);
  const prepareIfOpen = useEffectEvent(() => {
    if (open) prepare();
  });
  useEffect(() => prepareIfOpen(), []);
  return [open, setOpen];
}
