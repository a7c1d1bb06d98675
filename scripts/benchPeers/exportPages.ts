import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {listFiles} from '../../plugins/shared/listFiles';

export type ExportedPage = {
  /** `learn/consensus`; empty for the home page. */
  route: string;
  title: string;
  description: string;
  /** Markdown without front matter and title, with relative links to other pages. */
  body: string;
};

/**
 * Reads the Markdown that a build writes for each page. It contains the text, tables and code of the page; diagrams are
 * their Mermaid source. The home page's is the list of all pages.
 *
 * @param siteUrl origin of the site, with which links in the Markdown begin
 */
export async function exportPages(buildDir: string, siteUrl: string): Promise<ExportedPage[]> {
  const files = listFiles(buildDir, /(?:^|\/)index\.md$/);
  if (files.length === 0)
    throw new Error(`Expected Markdown of the pages in ${buildDir}, found none. Build the site first.`);
  return Promise.all(
    files.map(async (file) => {
      const filePath = path.join(buildDir, file);
      const {frontMatter, contentTitle, content} = await parseMarkdownFile({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        removeContentTitle: true,
      });
      return {
        route: file.replace(/\/?index\.md$/, ''),
        title: String(frontMatter.title ?? contentTitle),
        description: String(frontMatter.description ?? ''),
        body: content.replaceAll(`${siteUrl}/`, '/').replaceAll('/index.md)', '/)'),
      };
    }),
  );
}
