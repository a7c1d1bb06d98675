import {findGrammar} from '@site/plugins/remark-samples/languages';
import {undefinedNames} from '@site/plugins/remark-samples/scopes';
import {isWholeProgram} from '@site/plugins/remark-samples/setupOfSample';

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
