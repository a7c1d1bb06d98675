import {useContext, useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction} from 'react';
import {OpenSearchContext, type OpenSearch} from '@site/src/components/search/OpenSearchContext';

type Open = OpenSearch | undefined;

/** Whether search is open, and with which query it began: one that another bar opened stays open. */
export function useOpenSearch(prepare: () => void): [Open, Dispatch<SetStateAction<Open>>] {
  const kept = useContext(OpenSearchContext);
  const [open, setOpen] = useState(kept.get);
  useEffect(() => kept.set(open), [kept, open]);
  const takeOver = useEffectEvent(() => {
    if (open) prepare();
  });
  useEffect(() => takeOver(), []);
  return [open, setOpen];
}
