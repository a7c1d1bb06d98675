import type {Options} from '@docusaurus/plugin-pwa';
import {product} from '../../src/config/product';

/** Background of the dark colour mode, which is the default. */
const BACKGROUND = '#0a0d0e';

export const MANIFEST_FILE = 'manifest.webmanifest';
/** Placeholder entry of the precache list. `finish-build` replaces it once the built files are final. */
export const OFFLINE_FILES_MARKER = 'offline-files-of-the-finished-build';

const icon = (file: string, size: string, purpose = 'any') => ({
  src: `img/icons/${file}`,
  sizes: size,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, description: string) => ({
  name,
  url,
  description,
  icons: [icon('icon-192.png', '192x192')],
});

/** Returns the web app manifest. Its addresses are relative to the manifest, so that it works under any base path. */
export function webManifest({siteUrl, baseUrl}: {siteUrl: string; baseUrl: string}) {
  return {
    name: product.siteTitle,
    short_name: product.siteTitle,
    description: product.description,
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    // The strategy `standalone` checks for this display mode.
    display: 'standalone',
    theme_color: BACKGROUND,
    background_color: BACKGROUND,
    categories: ['developer tools', 'education', 'reference'],
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      icon('icon.svg', 'any'),
    ],
    screenshots: [
      {
        src: 'img/screenshots/wide.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: 'A page of the documentation with its sidebar and table of contents',
      },
      {
        src: 'img/screenshots/narrow.jpg',
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: 'The documentation on a phone',
      },
    ],
    shortcuts: [
      shortcut('Developers', 'developers/overview/', 'Build smart contracts and apps'),
      shortcut('Validators', 'validators/overview/', 'Run and maintain a node'),
      shortcut('Glossary', 'welcome/terminology/', 'What the terms mean'),
      shortcut('Search', 'search/', 'Search the documentation'),
    ],
    // The strategy `appInstalled` queries the browser for installed apps. The browser identifies them by this address.
    related_applications: [{platform: 'webapp', url: `${siteUrl}${baseUrl}${MANIFEST_FILE}`}],
  };
}

export const pwaOptions = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  swCustom: require.resolve('./serviceWorker.js'),
  // The plugin would list the files before other plugins have written theirs, and silently omit some.
  injectManifestConfig: {
    // The type requires these three properties, but the plugin overrides them.
    swSrc: 'sw.js',
    swDest: 'sw.js',
    globDirectory: 'build',
    globIgnores: ['**/*'],
    additionalManifestEntries: [{url: OFFLINE_FILES_MARKER, revision: null}],
  },
  pwaHead: [
    {tagName: 'link', rel: 'manifest', href: MANIFEST_FILE},
    {tagName: 'link', rel: 'apple-touch-icon', href: 'img/icons/apple-touch-icon.png'},
    {tagName: 'meta', name: 'theme-color', content: BACKGROUND},
    {tagName: 'meta', name: 'mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: 'black'},
  ],
} satisfies Options;
