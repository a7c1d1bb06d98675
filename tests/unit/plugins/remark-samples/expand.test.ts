import {findGrammar} from '@site/plugins/remark-samples/languages';
import {undefinedNames} from '@site/plugins/remark-samples/scopes';
import {isWholeProgram, setupOfSample} from '@site/plugins/remark-samples/setupOfSample';
import {resolveSample} from '@site/plugins/remark-samples/resolve';
import {withSetup} from '@site/src/retrieval/index/sampleSetup';

/** Returns what Copy gives for the region `shown` of a file. */
function copyOf(language: string, source: string): string {
  const files = {read: () => source, list: () => []};
  const reference = {path: 'samples/a', region: 'shown'};
  const resolved = resolveSample(reference, files);
  if ('problem' in resolved) throw new Error(resolved.problem);
  const program = withSetup(resolved.code, setupOfSample(reference, language, files));
  expect(undefinedNames(program, findGrammar(language)!)).toEqual([]);
  return program;
}

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

describe('what Copy gives in Python', () => {
  it('has imports and definitions', () => {
    const source = `from __future__ import annotations

import os, sys as system
from pathlib import Path, PurePath

from lib import Account, Token as T

LIMIT: int = 3


def helper(path: Path) -> T:
    return T(system.argv, LIMIT)


# #region shown
@deco
def show(account: Account, *names, size=LIMIT, **rest):
    with open(account.path) as file:
        total = sum(len(line) for line in file if (n := len(line)) > size)
    first, (second, *others) = names
    try:
        print(f"{total} {n} {rest[first]}", second, others, sep=os.sep)
    except OSError as error:
        raise ValueError(error)
    match rest:
        case {"a": value, **more}:
            return helper(value, key=more)
# #endregion shown


def deco(function):
    return function
`;
    const copy = copyOf('python', source);
    expect(copy.slice(0, copy.indexOf('@deco'))).toBe(`from __future__ import annotations

import os, sys as system
from pathlib import Path

from lib import Account, Token as T

LIMIT: int = 3


def helper(path: Path) -> T:
    return T(system.argv, LIMIT)


def deco(function):
    return function


`);
  });

  it('has the class around a method', () => {
    const source = `class Shop(Base):
    name = "a"

    def __init__(self, db: Db) -> None:
        self.db = db

    # #region shown
    def sell(self) -> int:
        return self._price() + self.db.count
    # #endregion shown

    @staticmethod
    def _price() -> int:
        return 2


from lib import Base, Db
`;
    expect(copyOf('python', source)).toBe(`from lib import Base, Db

class Shop(Base):
    def __init__(self, db: Db) -> None:
        self.db = db

    @staticmethod
    def _price() -> int:
        return 2

    def sell(self) -> int:
        return self._price() + self.db.count`);
  });
});

it('is indented as in the file, if a text without indentation keeps the region from moving to the left', () => {
  const method = ['    def sell(self) -> str:', '        return """', 'a', '"""'].join('\n');
  const source = `class Shop:\n    # #region shown\n${method}\n    # #endregion shown\n`;
  expect(copyOf('python', source)).toBe(`class Shop:\n${method}`);
});

describe('what Copy gives in Go', () => {
  it('has the package, its imports, and what it uses', () => {
    const source = `// Package a shows.
package a

import (
	"fmt"
	"os"

	scen "example.org/scenario-go/model"
	"example.org/client-go/v2"
)

const limit = 5

type Shop struct{ items map[string]scen.Item }

// #region shown
func (s *Shop) Sell(name string) (item scen.Item, err error) {
	name, err = trim(name)
	if item, ok := s.items[name]; ok {
		return item, fmt.Errorf("%d", limit)
	}
	return
}
// #endregion shown

func trim(name string) (string, error) { return client.Trim(name), nil }
func unused() { os.Exit(1) }
`;
    const copy = copyOf('go', source);
    expect(copy.slice(0, copy.indexOf('func (s'))).toBe(`package a

import (
	"fmt"

	scen "example.org/scenario-go/model"
	"example.org/client-go/v2"
)

const limit = 5

type Shop struct{ items map[string]scen.Item }

func trim(name string) (string, error) { return client.Trim(name), nil }

`);
  });

  it('has the methods of a type that it calls', () => {
    const source = `package a

type Shop struct{ count int }

// #region shown
func Sell(shop *Shop) int { return shop.left() }

// #endregion shown

func (s *Shop) left() int { return s.count }

func (s *Shop) unused() int { return s.count }
`;
    expect(copyOf('go', source)).toBe(`package a

type Shop struct{ count int }

func (s *Shop) left() int { return s.count }

func Sell(shop *Shop) int { return shop.left() }`);
  });

  it('has the function around statements', () => {
    const source = `package a

import "fmt"

func main() {
	x := 1
	y := 2
	// #region shown
	x := x + 1
	fmt.Println(x)
	// #endregion shown
	fmt.Println(y)
}
`;
    expect(copyOf('go', source)).toBe(`package a

import "fmt"

func main() {
	x := 1
	x := x + 1
	fmt.Println(x)
}`);
  });
});

describe('what Copy gives in Rust', () => {
  it('has attributes, modules, uses, and the trait around an endpoint with the members that it uses', () => {
    const source = `#![no_std]

use multiversx_sc::imports::*;
use crate::seller_proxy::{SellerProxy, Unused};
use std::fmt::Write;

pub mod seller_proxy;
pub mod other;

#[type_abi]
pub struct Sale<M: ManagedTypeApi> {
    pub price: BigUint<M>,
}

#[multiversx_sc::contract]
pub trait Shop: other::OtherModule {
    #[init]
    fn init(&self) {}

    // #region shown
    #[endpoint]
    fn sell(&self, n: u64) -> Sale<Self::Api> {
        require!(self.left().get() > n, "sold out {}", n);
        self.tx().typed(SellerProxy).sell(n).sync_call()
    }
    // #endregion shown

    fn unused(&self) -> Unused {}

    #[storage_mapper("left")]
    fn left(&self) -> SingleValueMapper<u64>;
}
`;
    expect(copyOf('rust', source)).toBe(`#![no_std]

use multiversx_sc::imports::*;
use crate::seller_proxy::SellerProxy;
use std::fmt::Write;

pub mod seller_proxy;
pub mod other;

#[type_abi]
pub struct Sale<M: ManagedTypeApi> {
    pub price: BigUint<M>,
}

#[multiversx_sc::contract]
pub trait Shop: other::OtherModule {
    #[storage_mapper("left")]
    fn left(&self) -> SingleValueMapper<u64>;

    #[endpoint]
    fn sell(&self, n: u64) -> Sale<Self::Api> {
        require!(self.left().get() > n, "sold out {}", n);
        self.tx().typed(SellerProxy).sell(n).sync_call()
    }
}`);
  });

  it('has the function around statements, and tells a variable from the function of its name', () => {
    const source = `mod tests {
    multiversx_sc::imports!();
    use super::*;

    fn world() -> World {
        World::new()
    }

    #[test]
    fn sells() {
        let mut world = world();
        let unused = 1;
        // #region shown
        if let Some(shop) = world.shop() {
            assert_eq!(shop.sell(1), 2);
        }
        // #endregion shown
    }
}
`;
    expect(copyOf('rust', source)).toBe(`mod tests {
    multiversx_sc::imports!();
    use super::*;

    fn world() -> World {
        World::new()
    }

    #[test]
    fn sells() {
        let mut world = world();
        if let Some(shop) = world.shop() {
            assert_eq!(shop.sell(1), 2);
        }
    }
}`);
  });
});

describe('undefinedNames', () => {
  it.each([
    [
      'ts',
      'export const a: Missing<string> = {b, c: 1, [d]: e.f(`${g}`)}; h: for (;;) break h;',
      'Missing b d e g',
    ],
    ['ts', "export {a as b} from './a.js'; export {c as d};", 'c'],
    [
      'ts',
      'const f = <T extends U>({a, b: [c] = d, ...r}: {x: T}) => [a, c, r]; type M = {[K in keyof N]: K};',
      'U d N',
    ],
    ['python', 'def f(a=b, *c) -> D:\n    e(a, c, g=h)\n    return [x for x, y in i if y]', 'b D e h i'],
    ['python', 'class A(B, metaclass=C):\n    x: D = 1\n\ndel A.z', 'B C D'],
    ['go', 'package a\nfunc f[T any](x pkg.A, y B) C { return T{d: 1, e: g()} }', 'pkg B C g'],
    ['rust', 'fn f<T: A>(x: &B<T>) -> C { d(x, D::new(), e!(y)) }', 'A B C d'],
    ['rust', 'use a::*; fn f(x: B) {}', ''],
  ])('%s: %s', (language, code, names) => {
    expect(undefinedNames(code, findGrammar(language)!).join(' ')).toBe(names);
  });
});

it('tells whole programs and manifests from parts and data', () => {
  const source = '// #region all\na();\n// #region part\nb();\n// #endregion part\n// #endregion all\n';
  const files = {read: () => source, list: () => []};
  const isWhole = (region: string | undefined, language: string) =>
    isWholeProgram({path: 'samples/a', region}, language, files);
  expect([isWhole('all', 'ts'), isWhole('part', 'ts'), isWhole(undefined, 'ts')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isWhole(undefined, 'toml'), isWhole(undefined, 'json')]).toEqual([true, false]);
});
