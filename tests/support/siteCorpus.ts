import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {CorpusPage, PageKind} from '@site/src/retrieval/index/corpus';
import {buildCorpus} from '@site/plugins/corpus/buildCorpus';
import type {DocPage} from '@site/plugins/corpus/docPages';
import {readOutOfScope} from '@site/plugins/corpus/readerQuestions';
import {openSectionCache} from '@site/plugins/corpus/sectionCache';
import {parseFrontMatterWithFacts} from '@site/plugins/remark-facts';
import {openLibrary, type Library} from '@site/src/retrieval/answers/library';
import {readEnvironment} from '@site/src/config/environment';
import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {listDocFiles, routeOfDocFile} from '@site/plugins/site-routes/docFiles';

/** Returns the library of the site as a build creates it, without sidebar categories. @throws Error if a page is invalid */
export async function readSiteLibrary(root: string): Promise<Library> {
  return openLibrary(buildIndex(await readSiteCorpus(root), readOutOfScope(root)));
}

/** Returns the corpus of the site as a build creates it, without sidebar categories. @throws Error if a page is invalid */
async function readSiteCorpus(root: string): Promise<CorpusPage[]> {
  const docs: DocPage[] = [];
  for (const file of listDocFiles(path.join(root, 'docs'))) {
    const filePath = path.join(root, 'docs', file);
    const {frontMatter} = await parseFrontMatterWithFacts({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const {title, description, kind, deprecated, draft, unlisted} = frontMatter;
    if (draft === true || unlisted === true) continue;
    docs.push({
      file: `docs/${file}`,
      route: routeOfDocFile(file),
      title: String(title),
      description: String(description ?? ''),
      kind: kind as PageKind | undefined,
      deprecated: deprecated === true,
    });
  }
  // The cache of the build, so that pages are parsed only once for builds, tests and reports.
  const cache = openSectionCache(root);
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const {pages, problems} = await buildCorpus(docs, {root, cache, site: siteUrl + baseUrl});
  cache.save({forgetUnused: true});
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pages;
}
