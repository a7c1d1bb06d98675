import {parseUrl} from '@site/src/urls/parseUrl';

type AnswerLink =
  /** No address: react-markdown removed it, because its protocol isn't allowed. */
  | {kind: 'none'}
  /** A page of this site. */
  | {kind: 'page'; href: string}
  /** A footnote of the answer, a file of this site, or an address for another program, such as `mailto:`. */
  | {kind: 'plain'; href: string}
  /** A page of another site. */
  | {kind: 'external'; href: string};

/** Returns the kind of an answer's link. An absolute address of this site counts as a relative one. */
export function linkKind(href: string, siteUrl: string): AnswerLink {
  if (href === '') return {kind: 'none'};
  if (href.startsWith('#')) return {kind: 'plain', href};
  if (href.startsWith('//')) return {kind: 'external', href};
  const url = parseUrl(href);
  if (url === undefined)
    return FILE.test(href.replace(/[?#].*/, '')) ? {kind: 'plain', href} : {kind: 'page', href};
  const {origin, protocol, pathname, search, hash} = url;
  if (!/^https?:$/.test(protocol)) return {kind: 'plain', href};
  if (origin !== siteUrl) return {kind: 'external', href};
  return {kind: FILE.test(pathname) ? 'plain' : 'page', href: pathname + search + hash};
}

/** Pages have no file extension. An address with one is a file, which the router can't open. */
const FILE = /\.[a-z\d]{2,5}$/i;
