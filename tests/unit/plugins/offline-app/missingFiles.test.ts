import {missingFiles} from '@site/plugins/offline-app/missingFiles';

const kept = new Set(['assets/js/main.1a2b3c4d.js', 'img/a b.png', 'learn/plan.svg']);
const missing = (html: string, baseUrl = '/') =>
  missingFiles({file: 'learn/index.html', text: html}, {kept, baseUrl});

describe('missingFiles', () => {
  it('accepts files that are kept, however their address is written', () => {
    const html =
      '<script src=/assets/js/main.1a2b3c4d.js defer></script><img alt="" src="/img/a%20b.png"><img src="plan.svg?v=1#x">';
    expect(missing(html)).toEqual([]);
  });

  it('names each file that is not kept, once', () => {
    const html =
      '<img src="/img/gone.png"><img src=\'/img/gone.png\'><link rel="stylesheet" href="/gone.css">';
    expect(missing(html)).toEqual(['/img/gone.png', '/gone.css']);
  });

  it('also checks SVG references, videos and preloaded files', () => {
    const html =
      '<svg><use href="/sprite.svg#a"/></svg><video poster="/p.jpg" src="/v.mp4"></video><link rel="preload" href="/f.woff2">';
    expect(missing(html)).toEqual(['/sprite.svg', '/p.jpg', '/v.mp4', '/f.woff2']);
  });

  it('ignores other sites, data URLs, fragments, and links that the page does not load', () => {
    const html =
      '<img src="https://other.example/x.png"><img src="data:image/png;base64,AA"><svg><use href="#icon"/></svg>' +
      '<link rel="canonical" href="https://docs.example/learn/"><link rel=manifest href=/manifest.webmanifest><a href="/gone/">x</a>';
    expect(missing(html)).toEqual([]);
  });

  it('checks style sheets, and resolves their URLs relative to the style sheet', () => {
    const text =
      'a{background:url(/img/gone.svg)}b{background:url("data:image/svg+xml;utf8,<svg/>")}@font-face{src:url( "../fonts/f.woff2" )}c{mask:url(#m)}d{background:url(../js/main.1a2b3c4d.js)}';
    expect(missingFiles({file: 'assets/css/styles.css', text}, {kept, baseUrl: '/'})).toEqual([
      '/img/gone.svg',
      '/assets/fonts/f.woff2',
    ]);
  });

  it('works below a base path', () => {
    expect(missing('<script src=/docs/assets/js/main.1a2b3c4d.js></script>', '/docs/')).toEqual([]);
    expect(missing('<img src="/img/outside.png">', '/docs/')).toEqual(['/img/outside.png']);
  });
});
