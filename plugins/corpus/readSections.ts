import {readFile} from 'node:fs/promises';
import type {CorpusSection} from '../../src/corpus/corpus';
import {parseTree} from './parseTree';
import {sectionsOf} from './sectionsOf';

/**
 * Reads one page.
 *
 * @throws Error of the parser, or of the plugin that can't fill something in
 */
export async function readSections(file: string): Promise<CorpusSection[]> {
  return sectionsOf(await parseTree(await readFile(file, 'utf8'), file));
}
