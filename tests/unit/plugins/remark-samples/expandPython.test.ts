import {copyOf} from '@site/tests/support/copyOf';

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
