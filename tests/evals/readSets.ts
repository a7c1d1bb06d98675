import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The evaluation sets: one file for each author, so that what is chosen on some is checked on the others. */
export type SetName = 'questions' | 'search' | 'outOfScope';

/** The items of a set, each with its author. */
export function readSets<Item>(name: SetName, root = 'tests/evals'): (Item & {author: string})[] {
  const folder = path.resolve(root, name);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const items = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Item[];
      return items.map((item) => ({...item, author: path.basename(file, '.json')}));
    });
}
