import type {Root} from 'mdast';
import {facts, type FactRegistry} from '../../src/facts/registry';
import type {PageFile} from '../shared/pageProblems';
import {replaceFacts} from './replaceFacts';

type Options = {
  /** The registered facts; the default is the site's registry. */
  registry?: FactRegistry;
};

/**
 * Remark plugin: replaces `:fact[name]` by the value of a registered fact, and `:fact[name]{unit}` by value and unit.
 * It has to run before the default plugins, so that heading ids and the table of contents contain the text.
 */
export function remarkFacts({registry = facts}: Options = {}) {
  return (tree: Root, file: PageFile) => replaceFacts(tree, registry, file);
}

export {parseFrontMatterWithFacts} from './frontMatterFacts';
