type AnswerLink =
  /** The address was dropped, because its protocol isn't allowed. */
  | {kind: 'none'}
  /** A page of this site. */
  | {kind: 'page'; href: string}
  /** A place in the answer itself, or something that another program opens. */
  | {kind: 'plain'; href: string}
  /** A page elsewhere. */
  | {kind: 'outside'; href: string};

/** Where a link of an answer leads; the site's own address makes it a link to a page. */
export function linkKind(href: string, siteUrl: string): AnswerLink {
  if (href === '') return {kind: 'none'};
  if (href.startsWith('#')) return {kind: 'plain', href};
  if (href.startsWith('//')) return {kind: 'outside', href};
  if (!URL.canParse(href)) return {kind: 'page', href};
  const {origin, protocol, pathname, search, hash} = new URL(href);
  if (!/^https?:$/.test(protocol)) return {kind: 'plain', href};
  return origin === siteUrl ? {kind: 'page', href: pathname + search + hash} : {kind: 'outside', href};
}
