import type {Page, Problem} from '@site/plugins/content-checks/page';
import {isPage, parsePage} from '@site/plugins/content-checks/parsePage';
import type {Site} from '@site/plugins/content-checks/site';
import type {FactRegistry} from '@site/src/facts/registry';

const source = {repository: 'owner/name', file: 'file', version: '1'};

/** Facts for the tests of content checks. */
const facts: FactRegistry = {
  'node-price': {value: 2_500, unit: 'EGLD', source},
  'min-gas-limit': {value: 50_000n, unit: 'gas', source},
};

const frontMatter = `---
title: Sharding
description: Understand how the network splits state, transactions and validators into shards.
kind: concept
checked: "mx-chain-go v1.11.5, 2026-11"
---
`;

/** Parses a page with valid front matter (six lines) and this body. */
export function pageWith(body: string, file = 'docs/learn/sharding.mdx'): Page {
  return pageOf(frontMatter + body, file);
}

/** Parses the complete source of a page; throws if it doesn't parse. */
export function pageOf(text: string, file = 'docs/learn/sharding.mdx'): Page {
  const parsed: Page | Problem = parsePage(file, text);
  if (!isPage(parsed)) throw new Error(`${parsed.file}:${parsed.line}: ${parsed.message}`);
  return parsed;
}

/** Returns former links, by the former page's route and the former id. */
export function formerLinksOf(table: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const links = Object.entries(table).flatMap(([route, targets]) =>
    Object.entries(targets).map(([id, target]) => ({
      route,
      id,
      target,
      file: `former-links${route}.yaml`,
      line: 1,
    })),
  );
  return {links, problems: []};
}

/** Returns a site with these pages; `files` are the files in samples/ and static/ by path. */
export function siteWith(
  pages: readonly Page[] = [],
  {files = {}, ...rest}: Partial<Site> & {files?: Readonly<Record<string, string>>} = {},
): Site {
  return {
    pages: new Map(pages.map((page) => [page.route, page])),
    unparsed: [],
    otherRoutes: new Set(['/search']),
    published: new Map(),
    redirects: [],
    formerLinks: {links: [], problems: []},
    facts,
    questions: new Map(),
    samples: {read: (path) => files[path], list: () => undefined},
    projectFileExists: (path) => path in files,
    ...rest,
  };
}
