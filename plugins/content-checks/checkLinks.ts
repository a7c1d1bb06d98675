import {extname} from 'node:path';
import {closestNames} from '../../src/facts/closestNames';
import {decoded} from '../../src/urls/decoded';
import {finding} from '../shared/pageProblems';
import {lostRoute} from './checkRoutes';
import {formerTarget} from './checkFormerLinks';
import type {Finding, Page, Problem} from './page';
import type {Site} from './site';

/** Checks that links inside the site are canonical, and that their pages and headings exist. */
export function checkLinks(page: Page, site: Site): Finding[] {
  return page.links.flatMap(({url, line}) => {
    const problem = linkProblem(url, page, site);
    return typeof problem === 'object' ? [problem] : finding(line, problem);
  });
}

function linkProblem(url: string, page: Page, site: Site): string | Problem | undefined {
  if (/^(?:https?:|mailto:)/.test(url)) return ownAddressProblem(url);
  if (url.startsWith('#')) return anchorProblem(url, page, url.slice(1), page, site);
  if (url.startsWith('pathname://')) return fileProblem(url, url.slice('pathname://'.length), site);
  if (!url.startsWith('/') || url.startsWith('//')) {
    return `the link "${url}" is relative; write the page's route from the root, such as /learn/sharding`;
  }
  const {path, hash, search} = splitUrl(url);
  if (site.projectFileExists(`static${path}`)) return undefined;
  const canonical = path.replace(/\.mdx?$/, '').replace(/(?<=.)\/$/, '');
  if (canonical !== path)
    return `the link "${url}" isn't a route; write ${canonical}${search}${hash && `#${hash}`}`;
  if (site.otherRoutes.has(path) || path === '/') return undefined;
  const target = site.pages.get(path);
  if (target !== undefined) return hash ? anchorProblem(url, target, hash, page, site) : undefined;
  const redirect = site.redirects.find(({from}) => from === path);
  if (redirect !== undefined)
    return `the link "${url}" points to a redirect; write ${redirect.to}${hash && `#${hash}`}`;
  if (extname(path) !== '') return fileProblem(url, path, site);
  // Links to a page that moved are correct until it is redirected, so its missing redirect is reported instead, once.
  const lost = lostRoute(path, site);
  if (lost !== undefined) return lost;
  const [closest] = closestNames(path, [...site.pages.keys(), ...site.otherRoutes], 1);
  return `the link "${url}" names a page that doesn't exist; did you mean ${closest}?`;
}

function ownAddressProblem(url: string): string | undefined {
  const path = /^https?:\/\/docs\.multiversx\.com(\/[^#?]*)?/.exec(url);
  return path === null
    ? undefined
    : `the link "${url}" is an absolute URL of this site; write its route, ${path[1]?.replace(/(?<=.)\/$/, '') ?? '/'}`;
}

function anchorProblem(
  url: string,
  target: Page,
  anchor: string,
  page: Page,
  site: Site,
): string | undefined {
  const ids = target.headings.flatMap(({id}) => id ?? []);
  if (ids.includes(anchor)) return undefined;
  const moved = formerTarget(target.route, anchor, site);
  if (moved !== undefined) return `the link "${url}" points to a section that moved; write ${moved}`;
  const where = target === page ? 'this page' : target.file;
  const there = ids.length === 0 ? 'it has none' : `closest: ${closestNames(anchor, ids, 3).join(', ')}`;
  return `the link "${url}" names the heading id "${anchor}", which ${where} doesn't have; ${there}`;
}

function fileProblem(url: string, path: string, site: Site): string | undefined {
  return site.projectFileExists(`static${path}`)
    ? undefined
    : `the link "${url}" names a file that doesn't exist in static/; add the file or correct the path`;
}

function splitUrl(url: string): {path: string; search: string; hash: string} {
  const [beforeHash = '', hash = ''] = url.split('#');
  const [path = '', search] = beforeHash.split('?');
  return {path, search: search === undefined ? '' : `?${search}`, hash: decoded(hash)};
}
