import {stat} from 'node:fs/promises';

type Options<Opened> = {
  file: string;
  open: () => Promise<Opened>;
  close: (opened: Opened) => Promise<void>;
};

/** Opens what is made of a file when it is first asked for, and again after the file has changed. */
export function reopenOnChange<Opened>({file, open, close}: Options<Opened>): () => Promise<Opened> {
  let newest: {version: number; opened: Promise<Opened>} | undefined;
  return async () => {
    const {mtimeMs: version} = await stat(file).catch(() => ({mtimeMs: 0}));
    if (newest?.version === version) return newest.opened;
    const before = newest;
    const opened = open();
    newest = {version, opened};
    // A file that couldn't be read is tried again with the next question.
    opened.catch(() => {
      if (newest?.opened === opened) newest = undefined;
    });
    before?.opened.then(close, () => undefined);
    return opened;
  };
}
