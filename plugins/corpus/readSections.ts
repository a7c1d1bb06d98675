import {readFile} from 'node:fs/promises';
import {fillTree, parseSource} from './parseTree';
import {processorTime} from './processorTime';
import {sectionsOf, type PageSection} from './sectionsOf';
import type {SharedTrees} from './sharedTrees';

/**
 * Reads one page, and leaves its tree to the page's own build.
 *
 * @throws Error of the parser, or of the plugin that can't fill something in
 */
export async function readSections(file: string, route: string, trees?: SharedTrees): Promise<PageSection[]> {
  const source = await readFile(file, 'utf8');
  const started = processorTime();
  const tree = parseSource(source, file);
  const seconds = processorTime() - started;
  trees?.keep(file, {source, tree: structuredClone(tree), seconds});
  return sectionsOf(await fillTree(tree, file), route);
}
