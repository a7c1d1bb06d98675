import {findRegions, withoutMarkers} from '@site/plugins/remark-samples/regions';

function codeOf(source: string, name: string): string | undefined {
  return findRegions(source).regions.get(name)?.code;
}

describe('findRegions', () => {
  it.each([
    ['Rust, TypeScript, Go', '// #region part\nlet a = 1;\n// #endregion part'],
    ['TypeScript without a space', '//#region part\nlet a = 1;\n//#endregion'],
    ['Python, Bash, TOML, YAML', '# #region part\nlet a = 1;\n# #endregion part'],
    ['Python in the short form', '# region part\nlet a = 1;\n# endregion'],
    ['HTML, XML', '<!-- #region part -->\nlet a = 1;\n<!-- #endregion part -->'],
    ['CSS', '/* #region part */\nlet a = 1;\n/* #endregion */'],
  ])('finds the markers of %s', (_style, source) => {
    expect(findRegions(source)).toEqual({
      regions: new Map([['part', {name: 'part', start: 1, end: 3, code: 'let a = 1;'}]]),
      problems: [],
    });
  });

  it('removes common indentation and keeps the rest', () => {
    const source = [
      'impl A {',
      '    // #region f',
      '    fn f() {',
      '',
      '        g();',
      '    }',
      '    // #endregion f',
      '}',
    ];
    expect(codeOf(source.join('\n'), 'f')).toBe('fn f() {\n\n    g();\n}');
  });

  it('distinguishes tabs from spaces in indentation', () => {
    expect(codeOf('// #region f\n\ta\n\t\tb\n// #endregion', 'f')).toBe('a\n\tb');
    expect(codeOf('// #region f\n\ta\n    b\n// #endregion', 'f')).toBe('\ta\n    b');
  });

  it('drops the markers of regions within a region', () => {
    const source = '// #region outer\na\n// #region inner\nb\n// #endregion inner\nc\n// #endregion outer';
    expect(codeOf(source, 'outer')).toBe('a\nb\nc');
    expect(codeOf(source, 'inner')).toBe('b');
  });

  it('supports overlapping regions with named ends', () => {
    const source = '// #region one\na\n// #region two\nb\n// #endregion one\nc\n// #endregion two';
    expect(codeOf(source, 'one')).toBe('a\nb');
    expect(codeOf(source, 'two')).toBe('b\nc');
  });

  it('ends the innermost region with an end that has no name', () => {
    const source = '// #region one\na\n// #region two\nb\n// #endregion\nc\n// #endregion';
    expect(codeOf(source, 'one')).toBe('a\nb\nc');
    expect(codeOf(source, 'two')).toBe('b');
  });

  it('keeps only one gap if a marker was between blank lines', () => {
    const source = '# #region all\na\n\n\n# #endregion x\n\n\nb\n# #endregion all'.replace(
      'a\n',
      '# #region x\na\n',
    );
    expect(codeOf(source, 'all')).toBe('a\n\n\nb');
    expect(codeOf(source, 'x')).toBe('a');
  });

  it('supports Windows line endings', () => {
    expect(codeOf('// #region f\r\na\r\nb\r\n// #endregion f\r\n', 'f')).toBe('a\nb');
  });

  it('ignores other comments', () => {
    const source = '// the #region of a city\n# regional\nlet a = "// #region x";\n// region x';
    expect(findRegions(source)).toEqual({regions: new Map(), problems: []});
  });

  it('reports every invalid marker', () => {
    const source = [
      '// #region',
      '// #endregion lost',
      '// #region twice',
      '// #endregion',
      '// #region twice',
      '// #region open',
    ];
    expect(findRegions(source.join('\n')).problems).toEqual([
      'line 1: #region has no name; write #region some-name',
      'line 2: #endregion lost ends no open region',
      'line 5: #region twice is already used at line 3; give each region a unique name',
      'line 6: #region open has no end; write #endregion open',
    ]);
  });
});

describe('withoutMarkers', () => {
  it('removes markers and outer blank lines of a file', () => {
    expect(withoutMarkers('\n// #region a\nx\n\n// #endregion a\n\n  y\n')).toBe('x\n\n  y');
  });
});
