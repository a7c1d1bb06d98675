import type {Root} from 'mdast';
import type {Parser, Processor} from 'unified';

/** Trees on their way from the corpus, which parses each page first, to the page's own build. */
export type SharedTrees = {
  /** Keeps a tree that nobody else changes, and how long it took to parse. */
  keep(file: string, parsed: {source: string; tree: Root; seconds: number}): void;
  /** Remark plugin of the pages: takes the tree of a page that the corpus parsed as it stands, and parses others. */
  takeTrees: (this: Processor) => void;
  /** How long the trees that were taken took to parse. */
  savedSeconds(): number;
};

/** Parsing is the most of what a page costs the corpus, so a page is parsed once for both. */
export function createSharedTrees(): SharedTrees {
  const kept = new Map<string, {source: string; tree: Root; seconds: number}>();
  let saved = 0;
  return {
    keep: (file, parsed) => void kept.set(file, parsed),
    takeTrees() {
      const parse = this.parser as Parser<Root>;
      this.parser = (source, file) => {
        const found = kept.get(file.path);
        // A tree is used once, since the page's plugins change it.
        kept.delete(file.path);
        if (found?.source !== source) return parse(source, file);
        saved += found.seconds;
        return found.tree;
      };
    },
    savedSeconds: () => saved,
  };
}
