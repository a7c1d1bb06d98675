import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hash, openCache, type DiskCache} from './diskCache';
import type {PageContent} from './page';

/** What the pages of a project held, by their text: the Markdown parser takes most of the time of a run. */
export function openPageCache(projectDir: string): DiskCache<PageContent> {
  return openCache<PageContent>(join(projectDir, '.cache', 'page-contents.json'), parserVersion());
}

/** Changes with the code that reads pages, and with the packages that it uses. */
function parserVersion(): string {
  const plugins = join(__dirname, '..');
  const code = readdirSync(plugins, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  const files = [...code.sort().map((file) => join(plugins, file)), join(plugins, '..', 'package-lock.json')];
  return hash(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}
