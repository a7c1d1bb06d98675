import path from 'node:path';
import type {Root} from 'mdast';
import {facts, type FactRegistry} from '../../src/facts/registry';
import {replaceFacts} from './replaceFacts';

type Options = {
  /** The facts that pages may name; the site's own unless a test gives others. */
  registry?: FactRegistry;
};

/**
 * Remark plugin: `:fact[name]` becomes the value of a registered fact, `:fact[name]{unit}` value and unit.
 * It has to run before the default plugins, so that headings' ids and the table of contents hold the text.
 */
export function remarkFacts({registry = facts}: Options = {}) {
  return (tree: Root, file: {path?: string}) => {
    replaceFacts(
      tree,
      registry,
      file.path === undefined ? 'a page' : path.relative(process.cwd(), file.path),
    );
  };
}

export {parseFrontMatterWithFacts} from './frontMatterFacts';
export {replaceFacts} from './replaceFacts';
export {findTypedFacts, type TypedFact} from './findTypedFacts';
