import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {chooseEncoding, compress} from '@site/server/encodings';

describe('chooseEncoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('answers %j with %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('compress', () => {
  const body = Buffer.from('shard '.repeat(500));

  it('gives back the same bytes after brotli', async () => {
    expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
  });

  it('gives back the same bytes after gzip', async () => {
    expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
  });
});
