import {posix} from 'node:path';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Every picture says in words what it shows, and its file exists. */
export function checkImages(page: Page, site: Site): Finding[] {
  return page.images.flatMap(({src, alt, line}) => {
    const message = altProblem(src, alt.trim()) ?? fileProblem(src, page, site);
    return message === undefined ? [] : [{line, message}];
  });
}

function altProblem(src: string, words: string): string | undefined {
  if (words === '') return `the picture ${src} has no alt text; say what it shows`;
  if (
    /\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(words) ||
    words === posix.basename(src, posix.extname(src))
  ) {
    return `the alt text "${words}" is a file's name; say what the picture shows`;
  }
  return /^(?:image|picture|photo|img|screenshot|diagram)$/i.test(words)
    ? `the alt text "${words}" says nothing; say what the picture shows`
    : undefined;
}

function fileProblem(src: string, page: Page, site: Site): string | undefined {
  if (/^https?:/.test(src)) return `the picture ${src} comes from another host; put it below static/img`;
  const path = src.startsWith('/') ? `static${src}` : posix.join(posix.dirname(page.file), src);
  return src === '' || site.projectFileExists(path)
    ? undefined
    : `the picture's file ${path} doesn't exist; add it or correct the path`;
}
