import {posix} from 'node:path';
import {finding} from '../shared/pageProblems';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Checks that every image has an alt text that describes it, and that its file exists. */
export function checkImages(page: Page, site: Site): Finding[] {
  return page.images.flatMap(({src, alt, line}) =>
    finding(line, altProblem(src, alt.trim()) ?? fileProblem(src, page, site)),
  );
}

function altProblem(src: string, words: string): string | undefined {
  if (words === '') return `the image ${src} has no alt text; describe what it shows`;
  if (
    /\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(words) ||
    words === posix.basename(src, posix.extname(src))
  ) {
    return `the alt text "${words}" is a file name; describe what the image shows`;
  }
  return /^(?:image|picture|photo|img|screenshot|diagram)$/i.test(words)
    ? `the alt text "${words}" describes nothing; describe what the image shows`
    : undefined;
}

function fileProblem(src: string, page: Page, site: Site): string | undefined {
  if (/^https?:/.test(src)) return `the image ${src} is on another host; put it in static/img`;
  const path = src.startsWith('/') ? `static${src}` : posix.join(posix.dirname(page.file), src);
  return src === '' || site.projectFileExists(path)
    ? undefined
    : `the image file ${path} doesn't exist; add it or correct the path`;
}
