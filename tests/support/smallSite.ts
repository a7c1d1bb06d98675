import {createApp} from '@site/server/app';
import {compressFiles} from '@site/server/compressFiles';
import {createStaticSite} from '@site/server/staticSite';
import {makeFolder} from './folder';

/** Returns a page with this title, long enough to be compressed. */
export const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>text</p>'.repeat(200)}`;

/** Makes a small built site with compressed files, and the server's app over it, for the tests of a file. */
export function serveSmallSite() {
  const folder = makeFolder({
    _headers:
      '/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    'index.html': page('home'),
    '404.html': page('missing'),
    'learn/index.html': page('learn'),
    'old path/index.html': page('old'),
    'assets/js/main.1a2b3c4d.js': 'console.log(1);'.repeat(100),
    'manifest.webmanifest': '{}',
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'font.woff2': new Uint8Array([1, 2, 3]),
    'learn.md': `# Learn\n\n${'text '.repeat(400)}`,
    'read/index.html': page('read'),
    'read/index.md': `# Read\n\n${'text '.repeat(400)}`,
    _redirects: '/read.md /read/index.md 301\n/was%20here/ /learn/ 301\n',
    'assets/feed.xml': '<feed/>',
    '.nojekyll': '',
    '.well-known/security.txt': 'Contact: x',
  });
  beforeAll(async () => compressFiles(folder.directory));
  afterAll(() => folder.remove());
  const app = createApp({site: createStaticSite({directory: folder.directory})});
  const get = (target: string, headers: Record<string, string> = {}) => app.request(target, {headers});
  return {folder, app, get};
}
