import {stat} from 'node:fs/promises';

type Options<Opened> = {
  file: string;
  open: () => Promise<Opened>;
  close: (opened: Opened) => Promise<void>;
};

/**
 * Returns a function that opens a resource from a file on its first call, and again on the first call after the file
 * changed. It closes the previous resource.
 */
export function reopenOnChange<Opened>({file, open, close}: Options<Opened>): () => Promise<Opened> {
  let latest: {version: number; opened: Promise<Opened>} | undefined;
  return async () => {
    const {mtimeMs: version} = await stat(file).catch(() => ({mtimeMs: 0}));
    if (latest?.version === version) return latest.opened;
    const previous = latest;
    const opened = open();
    latest = {version, opened};
    // After a failure, the next call tries again.
    opened.catch(() => {
      if (latest?.opened === opened) latest = undefined;
    });
    previous?.opened.then(close, () => undefined);
    return opened;
  };
}
