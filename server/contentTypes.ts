/** Content types of what a build holds. A text type gets a charset; only compressible ones are compressed. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  bin: 'application/octet-stream',
};

const TEXT = /^text\/|^application\/(?:json|xml|manifest\+json)$|^image\/svg\+xml$/;
const COMPRESSIBLE = /^application\/(?:wasm|octet-stream)$|^font\/(?:ttf|otf)$/;

/** The type of a file by its extension, and whether compressing it is worth the work. */
export function contentTypeOf(file: string): {type: string; compressible: boolean} {
  const extension = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[extension] ?? 'application/octet-stream';
  const text = TEXT.test(type);
  return {type: text ? `${type}; charset=utf-8` : type, compressible: text || COMPRESSIBLE.test(type)};
}
