import type {Page, Problem} from '@site/plugins/content-checks/page';
import {isPage, parsePage} from '@site/plugins/content-checks/parsePage';
import type {Site} from '@site/plugins/content-checks/site';
import type {FactRegistry} from '@site/src/facts/registry';

const source = {repository: 'owner/name', file: 'file', version: '1'};

/** Facts that the tests of content checks name. */
const facts: FactRegistry = {
  'node-price': {value: 2_500, unit: 'EGLD', volatile: false, source},
  'min-gas-limit': {value: 50_000n, unit: 'gas', volatile: false, source},
};

const frontMatter = `---
title: Sharding
description: How the network splits state, transactions and validators into shards, and who moves when.
kind: concept
checked: "mx-chain-go v1.11.5, 2026-11"
---
`;

/** A page with good front matter (six lines) and a body. */
export function pageWith(body: string, file = 'docs/learn/sharding.mdx'): Page {
  return pageOf(frontMatter + body, file);
}

/** A page of its whole source; throws where it doesn't parse. */
export function pageOf(text: string, file = 'docs/learn/sharding.mdx'): Page {
  const parsed: Page | Problem = parsePage(file, text);
  if (!isPage(parsed)) throw new Error(`${parsed.file}:${parsed.line}: ${parsed.message}`);
  return parsed;
}

/** A site that holds some pages; `files` are those below samples/ and static/ by their path. */
export function siteWith(
  pages: readonly Page[] = [],
  {files = {}, ...rest}: Partial<Site> & {files?: Readonly<Record<string, string>>} = {},
): Site {
  return {
    pages: new Map(pages.map((page) => [page.route, page])),
    unparsed: [],
    otherRoutes: new Set(['/search']),
    planned: new Set(),
    published: new Set(),
    redirects: [],
    facts,
    questions: new Map(),
    samples: {read: (path) => files[path], list: () => undefined},
    projectFileExists: (path) => path in files,
    ...rest,
  };
}
