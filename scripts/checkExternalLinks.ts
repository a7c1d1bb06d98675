import {resolve} from 'node:path';
import {readSite} from '../plugins/content-checks/readSite';
import {community, product, repository, websites} from '../src/config/product';
import {moreResources} from '../src/config/home';

/**
 * `npm run check:external-links` asks every external address of the pages and of the site's configuration,
 * and prints those that don't answer. It runs weekly, not in `npm test`: other people's hosts aren't our build.
 */

const AT_ONCE = 6;
const TIMEOUT_MS = 20_000;
/** Hosts that refuse programs although they answer readers. */
const REFUSES_PROGRAMS = new Set(['x.com', 'stackoverflow.com']);

type Answer = {url: string; problem: string | undefined};

async function ask(url: string): Promise<Answer> {
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'follow',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return {url, problem: undefined};
      if (method === 'GET') return {url, problem: `answers ${response.status}`};
    } catch (error) {
      if (method === 'GET') return {url, problem: `doesn't answer: ${(error as Error).message}`};
    }
  }
  throw new Error('unreachable: the loop returns at its second method');
}

function collectLinks(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (url: string, place: string) => {
    if (!/^https?:/.test(url)) return;
    const address = url.replace(/#.*$/, '');
    places.set(address, [...(places.get(address) ?? []), place]);
  };
  for (const page of readSite(resolve('.')).pages.values()) {
    for (const {url, line} of page.links) add(url, `${page.file}:${line}`);
  }
  for (const {href} of [...Object.values(community), ...Object.values(websites), ...moreResources])
    add(href, 'src/config');
  add(product.companyUrl, 'src/config/product.ts');
  add(repository.url, 'src/config/product.ts');
  return places;
}

async function main(): Promise<void> {
  const places = collectLinks();
  const queue = [...places.keys()].filter((url) => !REFUSES_PROGRAMS.has(new URL(url).hostname));
  const asked = queue.length;
  const broken: Answer[] = [];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
        const answer = await ask(url);
        if (answer.problem !== undefined) broken.push(answer);
      }
    }),
  );
  for (const {url, problem} of broken.toSorted((a, b) => a.url.localeCompare(b.url))) {
    console.error(`${places.get(url)!.join(', ')}: ${url} ${problem}; correct the link or remove it`);
  }
  console.log(`${asked} external addresses asked, ${broken.length} broken`);
  if (broken.length > 0) process.exitCode = 1;
}

void main();
