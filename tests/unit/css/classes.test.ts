import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {listFiles} from '../../../plugins/shared/listFiles';

type Use = {file: string; sheet: string; names: string[]; isComputed: boolean};

/** The class names that each file uses of each style sheet that it imports. */
const uses = listFiles('src', /\.tsx?$/).flatMap((file): Use[] => {
  const text = readFileSync(`src/${file}`, 'utf8');
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].map(([, name, from]) => {
    const code = text.replaceAll(/^import .*$/gm, '');
    return {
      file,
      sheet: from!.startsWith('.')
        ? path.join('src', path.dirname(file), from!)
        : from!.replace('@site/', ''),
      names: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used!),
      isComputed: code.includes(`${name}[`),
    };
  });
});

/** Returns the class names of a style sheet. Those in `:global` belong to other files. */
function classesOf(sheet: string): Set<string> {
  const names = new Set<string>();
  parse(readFileSync(sheet, 'utf8')).walkRules(({selector}) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name] of own.matchAll(/\.([A-Za-z][\w-]*)/g)) names.add(name!);
  });
  return names;
}

it('every class that a component uses is in its style sheet', () => {
  expect(uses.length).toBeGreaterThan(60);
  const missing = uses.flatMap(({file, sheet, names}) => {
    const classes = classesOf(sheet);
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${sheet} has no .${name}`);
  });
  expect(missing).toEqual([]);
});

it('every class of a style sheet is used', () => {
  const unused = [...new Set(uses.map(({sheet}) => sheet))].flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({isComputed}) => isComputed)) return [];
    const used = new Set(users.flatMap(({names}) => names));
    return [...classesOf(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});
