import {useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  isOfflineCopyWanted,
  keepOfflineCopy,
  readOfflineCopy,
  removeOfflineCopy,
  type OfflineCopy as Copy,
} from './offlineCopy';

/** Number and size of the files of the copy, as `finish-build` writes them. */
type Files = {files: number; bytes: number};

const POLLING_INTERVAL = 500;

/** Copies all pages to the reader's device, shows how far it is, and removes them again. It needs JavaScript. */
export default function OfflineCopy() {
  const {size, copy, isWanted} = useOfflineCopy(useBaseUrl('/offline-files.json'));
  const megabytes = size && Math.round(size.bytes / 1e6);
  if (copy?.isReady) {
    return (
      <p>
        <output>
          <Translate id="offlineCopy.ready">
            All pages are on this device, and open without a network.
          </Translate>
        </output>{' '}
        <button type="button" className="mx-button" onClick={() => void removeOfflineCopy()}>
          <Translate id="offlineCopy.remove">Remove them</Translate>
        </button>
      </p>
    );
  }
  if (copy || isWanted) {
    return (
      <p>
        <progress max={size?.files} value={size && copy ? copy.kept : undefined} />{' '}
        <output>
          <Translate id="offlineCopy.progress" values={{kept: copy?.kept ?? 0, files: size?.files ?? '…'}}>
            {'{kept} of {files} files. You can go on reading meanwhile.'}
          </Translate>
        </output>
      </p>
    );
  }
  return (
    <p>
      <button type="button" className="mx-button mx-primary" onClick={keepOfflineCopy} disabled={!size}>
        <Translate id="offlineCopy.keep" values={{megabytes: megabytes ?? '…'}}>
          {'Keep all pages on this device ({megabytes} MB)'}
        </Translate>
      </button>
    </p>
  );
}

function useOfflineCopy(filesUrl: string) {
  const [size, setSize] = useState<Files>();
  const [copy, setCopy] = useState<Copy>();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    async function poll() {
      const next = await readOfflineCopy();
      setCopy(next);
      setIsWanted(isOfflineCopyWanted());
      if (!next?.isReady) timer = setTimeout(() => void poll(), POLLING_INTERVAL);
    }
    void poll();
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Without a network, or on a development server, there is no button.
    fetch(filesUrl).then(
      async (response) => response.ok && setSize((await response.json()) as Files),
      () => {},
    );
  }, [filesUrl]);
  return {size, copy, isWanted};
}
