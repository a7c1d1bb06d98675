import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import corpusPlugin from '@site/plugins/corpus';
import {readServerSettings} from '@site/server/settings';
import {makeFolder} from '@site/tests/support/folder';

const generated = 'corpus/default/library.json';
const {corpusFile} = readServerSettings({});

async function endBuild(siteDir: string, generatedFilesDir: string): Promise<void> {
  const context = {siteDir, generatedFilesDir} as LoadContext;
  const plugin = corpusPlugin(context);
  await plugin.postBuild!({} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

it("copies a build's pages for the servers, so that the dev server doesn't change them later", async () => {
  const folder = makeFolder({[`.docusaurus/${generated}`]: 'the pages of the build'});
  const generatedFilesDir = path.join(folder.directory, '.docusaurus');
  await endBuild(folder.directory, generatedFilesDir);
  await writeFile(path.join(generatedFilesDir, generated), 'the pages of the dev server');
  expect(await readFile(path.join(folder.directory, corpusFile), 'utf8')).toBe('the pages of the build');
  folder.remove();
});

it("doesn't copy the pages of a variant that a test builds", async () => {
  const folder = makeFolder({[`.docusaurus/variant/${generated}`]: 'the pages of a variant'});
  await endBuild(folder.directory, path.join(folder.directory, '.docusaurus/variant'));
  expect(existsSync(path.join(folder.directory, corpusFile))).toBe(false);
  folder.remove();
});
