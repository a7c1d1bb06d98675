import {
  checkHeaders,
  checkIndex,
  checkMarkdown,
  checkPages,
  checkRedirects,
  checkVersion,
} from './checkFiles';
import {checkChat, checkMcp, checkNegotiation} from './checkServices';
import type {Check, Site} from './site';

export const checks = {
  version: checkVersion,
  pages: checkPages,
  headers: checkHeaders,
  index: checkIndex,
  redirects: checkRedirects,
  markdown: checkMarkdown,
  negotiation: checkNegotiation,
  chat: checkChat,
  mcp: checkMcp,
} satisfies Record<string, Check>;

/**
 * Tests a deployed site from outside. Returns a sentence for each fault.
 *
 * @param without names of checks to leave out, for a host that doesn't have what they test
 * @throws Error if there is no check of such a name
 */
export async function probeSite(site: Site, without: readonly string[] = []): Promise<string[]> {
  const unknown = without.filter((name) => !Object.hasOwn(checks, name));
  if (unknown.length > 0) {
    throw new Error(
      `Expected names of checks (${Object.keys(checks).join(', ')}), found ${unknown.join(', ')}.`,
    );
  }
  const faults: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    if (without.includes(name)) continue;
    const found = await check(site).catch((error: Error) => [error.message]);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
