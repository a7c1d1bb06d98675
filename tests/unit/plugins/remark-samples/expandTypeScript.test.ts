import {copyOf} from '@site/tests/support/copyOf';

describe('what Copy gives in TypeScript', () => {
  it('has the imports and declarations that the region uses, directly or not, and no others', () => {
    const source = `import fs, {readFileSync as read, type Stats} from 'node:fs';
import * as all from './all.js';
import type {A, B} from './types.js';
import './polyfills.js';

const LIMIT = 10; // not copied
type Limited = B & {limit: number};
function limited(b: B): Limited {
  return {...b, limit: LIMIT};
}
class Unused {}

// #region shown
export function show(path: string, b: B): string {
  const text = read(path, 'utf8');
  return JSON.stringify({text, ...limited(b)});
}
// #endregion shown

function later() {
  return new Unused(all, fs);
}
`;
    expect(copyOf('ts', source)).toBe(`import {readFileSync as read} from 'node:fs';
import type {B} from './types.js';
import './polyfills.js';

const LIMIT = 10;
type Limited = B & {limit: number};
function limited(b: B): Limited {
  return {...b, limit: LIMIT};
}

export function show(path: string, b: B): string {
  const text = read(path, 'utf8');
  return JSON.stringify({text, ...limited(b)});
}`);
  });

  it('takes declarations out of the function around it, if it needs no parameter', () => {
    const source = `import {test, run} from 'lib';
test('a', async () => {
  const one = 1;
  const text = {
    a: one,
  };
  // #region shown
  await run(text);
  // #endregion shown
});
`;
    expect(copyOf('ts', source)).toBe(`import {run} from 'lib';

const one = 1;
const text = {
  a: one,
};

await run(text);`);
  });

  it.each([
    ['a parameter', 'await run(t);'],
    ['a return statement', 'return await run(1);'],
  ])('has the function around it, if it needs %s', (_, statement) => {
    const source = `import {test, run} from 'lib';
test('a', async (t) => {
  // #region shown
  ${statement}
  // #endregion shown
}, 1_000);
`;
    expect(copyOf('ts', source)).toBe(`import {test, run} from 'lib';

test('a', async (t) => {
  ${statement}
}, 1_000);`);
  });

  it('has the class around a method, its constructor, and the members that the method uses', () => {
    const source = `import {Injectable, Db} from 'lib';

@Injectable()
export class Shop {
  private readonly db: Db;
  private other = 1;

  constructor(path: string) {
    this.db = new Db(path);
  }

  // #region shown
  sell(): number {
    return this.price() * this.db.count;
  }
  // #endregion shown

  private price(): number {
    return 2;
  }

  unused(): void {
    this.other += 1;
  }
}
`;
    expect(copyOf('ts', source)).toBe(`import {Injectable, Db} from 'lib';

@Injectable()
export class Shop {
  private readonly db: Db;

  constructor(path: string) {
    this.db = new Db(path);
  }

  private price(): number {
    return 2;
  }

  sell(): number {
    return this.price() * this.db.count;
  }
}`);
  });

  it('breaks long imports, and knows components', () => {
    const names = [
      'Aaaaaaaaaaaaaaaaaaaa',
      'Bbbbbbbbbbbbbbbbbbbb',
      'Cccccccccccccccccccc',
      'Dddddddddddddddddddd',
    ];
    const used = names.map((name) => `<${name} size={1} />`).join('');
    const source = `import {useEffect, ${names.join(', ')}, memo} from 'some-library-with-a-long-name';
// #region shown
export const view = <main id="a">${used}</main>;
// #endregion shown
export const other = memo(useEffect);`;
    expect(copyOf('tsx', source).split('\n').slice(0, 6)).toEqual([
      'import {',
      ...names.map((name) => `  ${name},`),
      "} from 'some-library-with-a-long-name';",
    ]);
  });
});
