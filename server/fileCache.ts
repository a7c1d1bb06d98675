import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {compressedFile} from './compressFiles';
import {compress, decompress, type Encoding} from './encodings';

/** A file as it is sent: its bytes in one encoding, and a validator that differs between encodings. */
export type Representation = {body: Uint8Array<ArrayBuffer>; etag: string};

type Entry = {version: string; bytes: number; representation: Promise<Representation>};

/**
 * Reads files below a directory and keeps what it read and compressed in memory, up to `maxBytes`;
 * what was used longest ago goes first. A file that changes on disk is read again.
 */
export function createFileCache({directory, maxBytes}: {directory: string; maxBytes: number}) {
  const entries = new Map<string, Entry>();
  let total = 0;

  const drop = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const keep = (key: string, entry: Entry, bytes: number): void => {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytes;
    total += bytes;
    for (const [oldest] of entries) {
      if (total <= maxBytes) return;
      drop(oldest);
    }
  };

  return {
    async isFile(file: string): Promise<boolean> {
      return (await versionOf(path.join(directory, file))) !== undefined;
    },

    /** The file in an encoding, or undefined where there is no such file. */
    async read(file: string, encoding: Encoding): Promise<Representation | undefined> {
      const location = path.join(directory, file);
      const version = await versionOf(location);
      if (version === undefined) return undefined;
      const key = `${encoding} ${file}`;
      const known = entries.get(key);
      if (known?.version === version) {
        entries.delete(key);
        entries.set(key, known);
        return known.representation;
      }
      drop(key);
      const representation = represent(location, encoding);
      const entry = {version, bytes: 0, representation};
      entries.set(key, entry);
      try {
        keep(key, entry, (await representation).body.length);
      } catch (error) {
        drop(key);
        throw error;
      }
      return representation;
    },
  };
}

async function versionOf(location: string): Promise<string | undefined> {
  const found = await stat(location).catch(() => undefined);
  return found?.isFile() ? `${found.mtimeMs} ${found.size}` : undefined;
}

async function represent(location: string, encoding: Encoding): Promise<Representation> {
  const raw = await readFile(location);
  const body = await encode(raw, encoding, location);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {body: new Uint8Array(body), etag: `"${hash}"`};
}

async function encode(raw: Buffer, encoding: Encoding, location: string): Promise<Buffer> {
  if (encoding === 'identity') return raw;
  return (encoding === 'br' && (await readCompressed(location, raw))) || compress(raw, encoding);
}

/** What the build has compressed, unless the file was changed since. Times don't say so: copies may have any. */
async function readCompressed(location: string, raw: Buffer): Promise<Buffer | undefined> {
  const compressed = await readFile(compressedFile(location)).catch(() => undefined);
  const content = compressed && (await decompress(compressed).catch(() => undefined));
  return content?.equals(raw) ? compressed : undefined;
}
