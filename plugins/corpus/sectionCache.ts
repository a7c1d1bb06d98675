import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageSection} from './sectionsOf';

/** Sections of pages by what they were made of. */
export type SectionCache = {
  get(key: string): PageSection[] | undefined;
  set(key: string, sections: PageSection[]): void;
  /** Keeps what was asked for or set since it was opened, and forgets the rest. */
  save(): Promise<void>;
};

/**
 * Where the site keeps its sections; builds, tests and reports share them. A build with generated files of its own, as
 * of the variants that tests build, has other pages and would make the site forget its.
 */
export function sectionCacheFile(siteDir: string, generatedDir = path.join(siteDir, '.docusaurus')): string {
  const isSite = path.relative(siteDir, generatedDir) === '.docusaurus';
  return path.join(isSite ? path.join(siteDir, 'node_modules/.cache/corpus') : generatedDir, 'sections.json');
}

/** Opens the cache in a file. One that is missing, broken or of another shape counts as empty. */
export async function openSectionCache(file: string): Promise<SectionCache> {
  const stored = await readStored(file);
  const used = new Map<string, PageSection[]>();
  return {
    get(key) {
      const sections = used.get(key) ?? stored.get(key);
      if (sections !== undefined) used.set(key, sections);
      return sections;
    },
    set: (key, sections) => void used.set(key, sections),
    async save() {
      if (used.size === stored.size && [...used.keys()].every((key) => stored.has(key))) return;
      await mkdir(path.dirname(file), {recursive: true});
      // Another build may read the file meanwhile.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify([...used]));
      await rename(draft, file);
    },
  };
}

/** One key for a page's source and all that its text depends on. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}

async function readStored(file: string): Promise<Map<string, PageSection[]>> {
  try {
    const entries = JSON.parse(await readFile(file, 'utf8')) as unknown;
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, PageSection[]] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    Array.isArray(entry[1]) &&
    entry[1].every(isSection)
  );
}

function isSection(section: unknown): section is PageSection {
  const {anchor, path, passages} = (section ?? {}) as Partial<Record<keyof PageSection, unknown>>;
  return typeof anchor === 'string' && Array.isArray(path) && Array.isArray(passages);
}
