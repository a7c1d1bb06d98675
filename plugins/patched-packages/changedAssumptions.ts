import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf} from '../../patches/applyPatch.cjs';
import type {Assumption} from './assumptions';

/**
 * Returns a sentence for each assumption that the installed package doesn't fulfil.
 *
 * @param locate returns the folder of a package
 */
export function changedAssumptions(
  assumptions: readonly Assumption[],
  locate: (name: string) => string = folderOf,
): string[] {
  return assumptions.flatMap(({usedBy, otherwise, package: name, file, text}) => {
    const location = path.join(locate(name), file);
    if (existsSync(location) && readFileSync(location, 'utf8').includes(text)) return [];
    const found = existsSync(location) ? 'other code' : 'no such file';
    return [
      `${usedBy}: expected this code in ${file} of ${name}, found ${found}:\n${text}\nIf the package no longer does the same, ` +
        `${otherwise}. Adapt the site's code, then the text in plugins/patched-packages/assumptions.ts.`,
    ];
  });
}
