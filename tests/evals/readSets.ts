import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Evaluation sets. Each author has a separate file, so that changes tuned on some authors are validated on the others. */
export type SetName = 'questions' | 'search' | 'outOfScope';

/** Returns the items of a set with their authors. */
export function readSets<Item>(name: SetName, root = 'tests/evals'): (Item & {author: string})[] {
  const folder = path.resolve(root, name);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const items = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Item[];
      return items.map((item) => ({...item, author: path.basename(file, '.json')}));
    });
}
