import type {HeaderRule} from '../../server/headersFile';

type Site = {
  /** The site-wide policy. */
  policy: string;
  /** Base path of the site, with leading and trailing slash. */
  baseUrl: string;
  /** Paths of all files, relative to the build folder, with forward slashes. */
  files: readonly string[];
};

/** Path of the catalog of APIs (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog';

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
 * Returns the rules for the headers file. Hosts join a header that several rules set, so the caching rules don't overlap:
 * browsers cache hashed assets for a year, and revalidate pages and files at the root (workers, the manifest, the version) on every
 * use. Images have the host's default.
 *
 * @throws Error that names the files in assets/ without a hash, which browsers would cache for a year
 */
export function headerRules({policy, baseUrl, files}: Site): HeaderRule[] {
  const unhashed = files.filter((file) => file.startsWith('assets/') && !/[.-][0-9a-f]{8,}\./.test(file));
  if (unhashed.length > 0) {
    throw new Error(
      `Expected a hash in every file name in assets/, because browsers cache these files for a year, found none in ${unhashed.join(', ')}: move these files out of assets/, or add a hash.`,
    );
  }
  const paths = new Set(files.map((file) => revalidatedPath(file)).filter((path) => path !== undefined));
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
    {
      path: `${baseUrl}${API_CATALOG}`,
      headers: [
        // Hosts can't guess the type of a file without an extension.
        ['Content-Type', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
        // RFC 9727, section 2: the response to HEAD has this link.
        ['Link', `<${baseUrl}${API_CATALOG}>; rel="api-catalog"`],
      ],
    },
    ...[...paths]
      .sort()
      .map((path): HeaderRule => ({path: baseUrl + path, headers: [['Cache-Control', NO_CACHE]]})),
  ];
}

/** Returns the path of the rule for a file that a release can change at the same URL; undefined for other files. */
function revalidatedPath(file: string): string | undefined {
  const [folder, ...rest] = file.split('/');
  if (file === 'index.html') return '';
  if (rest.length === 0) return /\.(?:html|js|json|webmanifest)$/.test(file) ? file : undefined;
  return file.endsWith('.html') ? `${encodeURI(folder!)}/*` : undefined;
}
