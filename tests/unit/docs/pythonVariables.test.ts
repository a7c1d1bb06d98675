import {readSite} from '@site/plugins/content-checks/readSite';
import {copiesOf} from '@site/scripts/copies/copiesOf';

const site = readSite('.');

/** Lists variables with the controller or factory that they are, as parameters, in assignments and in the text. */
function typesIn(text: string): [string, string][] {
  const annotated = [...text.matchAll(/\b(\w+): (\w+(?:Controller|Factory))\b/g)];
  const created = [...text.matchAll(/^(\w+) = .*\bcreate_(\w+_(?:controller|factory))\(/gm)];
  const described = [...text.matchAll(/`(\w+)` is `[^`]*\bcreate_(\w+_(?:controller|factory))\(/g)];
  return [...annotated, ...created, ...described].map(([, name, type]) => [
    name!,
    type!.replaceAll('_', '').toLowerCase(),
  ]);
}

/** Returns the variables that mean several objects. A `factory` is explained by the line that creates it. */
function ambiguousNames(text: string): string[] {
  const types = new Map<string, Set<string>>();
  for (const [name, type] of typesIn(text)) types.set(name, (types.get(name) ?? new Set()).add(type));
  types.delete('factory');
  return [...types].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`);
}

describe('a variable of a page with Python', () => {
  const pages = [...site.pages.values()].filter(({fences}) => fences.some(({language}) => language === 'python'));

  it('is found in code and in text', () => {
    const text =
      'def f(a: TransfersController): ...\nb = entry.create_account_controller()\n`c` is `e.create_x_factory()`';
    expect(typesIn(text)).toEqual([
      ['a', 'transferscontroller'],
      ['b', 'accountcontroller'],
      ['c', 'xfactory'],
    ]);
    expect(ambiguousNames(`${text}\na = entry.create_transfers_transactions_factory()`)).toHaveLength(1);
    expect(pages.length).toBeGreaterThan(8);
  });

  it.each(pages.map((page) => [page.file, page] as const))('means one object on %s', (_, page) => {
    const code = copiesOf([page], site.samples).map((copy) => copy.code);
    expect(ambiguousNames([page.source, ...code].join('\n'))).toEqual([]);
  });
});
