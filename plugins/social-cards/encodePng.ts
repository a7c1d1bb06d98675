import {crc32, deflateSync} from 'node:zlib';

type Picture = {width: number; height: number; /** RGBA, opaque. */ pixels: Uint8Array};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLORS = 256;

/**
 * Returns an opaque picture as PNG with a palette (https://www.w3.org/TR/png-3/). Similar colours become one where there
 * are more than 256: the cards have about 400, because of anti-aliasing. Resvg writes 32-bit PNGs, three times as large.
 */
export function encodePng({width, height, pixels}: Picture): Buffer {
  const {palette, indexes} = paletteOf(new Uint32Array(Uint8Array.from(pixels).buffer));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, which are an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the colours as RGB, and the index of each pixel's. It drops low bits until the colours are few enough. */
function paletteOf(pixels: Uint32Array): {palette: number[][]; indexes: Uint8Array} {
  const indexes = new Uint8Array(pixels.length);
  for (let bits = 0; ; bits += 1) {
    const mask = ((0xff << bits) & 0xff) * 0x1_01_01;
    const known = new Map<number, number>();
    const palette: number[][] = [];
    let [lastKey, lastIndex] = [-1, 0];
    for (let position = 0; position < pixels.length && palette.length <= MAX_COLORS; position += 1) {
      const color = pixels[position]!;
      const key = color & mask;
      if (key !== lastKey) {
        lastIndex = known.get(key) ?? palette.length;
        if (lastIndex === palette.length) {
          known.set(key, lastIndex);
          // Pixels are little-endian RGBA.
          palette.push([color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff]);
        }
        lastKey = key;
      }
      indexes[position] = lastIndex;
    }
    if (palette.length <= MAX_COLORS) return {palette, indexes};
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
