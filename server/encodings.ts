import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gzip} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const ACCEPTED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding to answer with: the one that a client weighs highest, brotli before gzip before none. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const weights = new Map<string, number>();
  for (const item of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name) weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  // RFC 9110, 12.5.3: "*" stands for what isn't listed, and no encoding at all is accepted unless excluded.
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 0.001 : 0);
  const best = ACCEPTED.reduce((best, name) => (weightOf(name) > weightOf(best) ? name : best));
  return weightOf(best) > 0 ? best : 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Effort = 'quick' | 'most';

const QUALITY: Record<Effort, number> = {quick: 5, most: 11};

/** Compresses quickly, a page in a few milliseconds, or as well as can be: a second for 500 KB. */
export async function compress(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort = 'quick',
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, {level: 6});
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** What was compressed with brotli. */
export const decompress = promisify(brotliDecompress);
