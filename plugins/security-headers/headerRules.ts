import type {HeaderRule} from '../../server/headersFile';

type Site = {
  /** The site-wide policy. */
  policy: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Every file of the build, relative, with forward slashes. */
  files: readonly string[];
};

const YEAR = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
const NO_CACHE = 'no-cache';

const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Rules for the headers file. Hosts join a header that two rules set, so the rules for caching don't overlap:
 * hashed assets are kept for good, files at the root (workers, the manifest) and pages are always asked for anew.
 * Pictures keep the host's default.
 *
 * @throws Error that names files in assets/ without a hash, which a browser would keep for a year.
 */
export function headerRules({policy, baseUrl, files}: Site): HeaderRule[] {
  const unhashed = files.filter((file) => file.startsWith('assets/') && !/[.-][0-9a-f]{8,}\./.test(file));
  if (unhashed.length > 0) {
    throw new Error(
      `Everything in assets/ is cached for a year, so its name must hold a hash: ${unhashed.join(', ')}.`,
    );
  }
  const paths = new Set(files.map((file) => alwaysFresh(file)).filter((path) => path !== undefined));
  return [
    {
      path: `${baseUrl}*`,
      headers: [
        ['Content-Security-Policy', policy],
        ['Strict-Transport-Security', `max-age=${2 * YEAR}; includeSubDomains`],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    },
    {path: `${baseUrl}assets/*`, headers: [['Cache-Control', IMMUTABLE]]},
    ...[...paths]
      .sort()
      .map((path): HeaderRule => ({path: baseUrl + path, headers: [['Cache-Control', NO_CACHE]]})),
  ];
}

/** The path of the rule that covers a file which a new release may change at the same address. */
function alwaysFresh(file: string): string | undefined {
  const [folder, ...rest] = file.split('/');
  if (file === 'index.html') return '';
  if (rest.length === 0) return /\.(?:html|js|webmanifest)$/.test(file) ? file : undefined;
  return file.endsWith('.html') ? `${encodeURI(folder!)}/*` : undefined;
}
