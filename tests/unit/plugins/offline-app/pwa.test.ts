import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {webManifest} from '@site/plugins/offline-app/pwa';

const manifest = webManifest({siteUrl: 'https://docs.example', baseUrl: '/base/'});

/** Width and height from the header of a PNG or a JPEG. */
function sizeOf(file: string): {sizes: string; type: string} {
  const bytes = readFileSync(path.join('static', file));
  if (bytes.subarray(1, 4).toString() === 'PNG') {
    return {sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, type: 'image/png'};
  }
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  let segment = 2;
  // Skip segments up to the frame header, which contains height and width.
  while (![0xffc0, 0xffc2].includes(bytes.readUInt16BE(segment)))
    segment += 2 + bytes.readUInt16BE(segment + 2);
  return {sizes: `${bytes.readUInt16BE(segment + 7)}x${bytes.readUInt16BE(segment + 5)}`, type: 'image/jpeg'};
}

describe('webManifest', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({icons}) => icons),
  ];

  it.each(pictures.map(({src, sizes, type}) => [src, sizes, type]))(
    'states the size and type of %s',
    (src, sizes, type) => {
      if (type === 'image/svg+xml')
        expect([sizes, existsSync(path.join('static', src))]).toEqual(['any', true]);
      else expect({sizes, type}).toEqual(sizeOf(src));
    },
  );

  it('has the icons that installation requires: 192 and 512 pixels, and a maskable one', () => {
    expect(manifest.icons.map(({sizes, purpose}) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  it('has a wide and a narrow screenshot within the limits of browsers, of at most 150 KiB', () => {
    expect(manifest.screenshots.map(({form_factor: form}) => form)).toEqual(['wide', 'narrow']);
    for (const {src, sizes} of manifest.screenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(readFileSync(path.join('static', src)).length).toBeLessThanOrEqual(150 * 1024);
    }
  });

  it('works under any base path: all addresses are relative, except that of the related application', () => {
    const relative = [
      manifest.start_url,
      manifest.scope,
      ...pictures.map(({src}) => src),
      ...manifest.shortcuts.map(({url}) => url),
    ];
    expect(relative.filter((address) => address.startsWith('/') || address.includes('://'))).toEqual([]);
    expect(manifest.related_applications).toEqual([
      {platform: 'webapp', url: 'https://docs.example/base/manifest.webmanifest'},
    ]);
  });
});
