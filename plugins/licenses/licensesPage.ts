import {toHtml} from 'hast-util-to-html';
import type {Element, ElementContent, Properties, Root} from 'hast';
import {product, repository} from '../../src/config/product';
import type {ShippedPackage} from './shippedPackages';

export const LICENSES_FILE = 'licenses/index.html';

type Site = {
  baseUrl: string;
  /** URL path of the site's style sheet. */
  styleSheet: string;
};

/** Applies the reader's colour mode, which the pages store, before the first paint. */
const COLOR_MODE = `try{var m=localStorage.getItem('theme');if(m==='light'||m==='system'&&!matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.setAttribute('data-theme','light')}catch(e){}`;

/** Returns the page at `/licenses`: the packages that ship, with their licences. It needs no script. */
export function licensesPage(packages: readonly ShippedPackage[], {baseUrl, styleSheet}: Site): string {
  const title = `Licenses · ${product.siteTitle}`;
  const entries = packages.map(({name, version, license, text}) =>
    text === undefined
      ? tag('p', {}, `${name} ${version}: ${license}`)
      : tag('details', {}, tag('summary', {}, `${name} ${version}: ${license}`), tag('pre', {}, text)),
  );
  const page: Root = {
    type: 'root',
    children: [
      {type: 'doctype'},
      tag(
        'html',
        {lang: 'en', dir: 'ltr', 'data-theme': 'dark'},
        tag(
          'head',
          {},
          tag('meta', {charSet: 'utf-8'}),
          tag('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
          tag('meta', {name: 'robots', content: 'noindex'}),
          tag('title', {}, title),
          tag('link', {rel: ['icon'], href: `${baseUrl}img/favicon.svg`}),
          tag('link', {rel: ['stylesheet'], href: styleSheet}),
          tag('script', {}, COLOR_MODE),
        ),
        tag(
          'body',
          {},
          tag(
            'main',
            {className: ['container', 'margin-vert--lg']},
            tag('p', {}, tag('a', {href: baseUrl}, product.siteTitle)),
            tag('h1', {}, 'Licenses'),
            tag(
              'p',
              {},
              'The code of this site is under the ',
              tag('a', {href: `${repository.url}/blob/${repository.branch}/LICENSE`}, 'MIT licence'),
              ', its text under ',
              tag('a', {href: `${repository.url}/blob/${repository.branch}/LICENSE-CONTENT`}, 'CC BY 4.0'),
              `. Its pages and its server contain code from these ${packages.length} packages.`,
            ),
            ...entries,
          ),
        ),
      ),
    ],
  };
  return toHtml(page);
}

function tag(tagName: string, properties: Properties, ...children: (string | ElementContent)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
  };
}
