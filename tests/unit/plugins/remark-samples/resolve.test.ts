import {parseSampleReference, resolveSample, type SampleFiles} from '@site/plugins/remark-samples/resolve';

const files: SampleFiles = {
  read: (path) =>
    ({
      'samples/a/one.rs':
        '// #region first\na\n// #endregion first\n// #region second\nb\n// #endregion second\n',
      'samples/a/none.rs': 'a\n',
      'samples/a/broken.rs': '// #region first\na\n',
      'samples/a/hollow.rs': '// #region first\n\n// #endregion first\n',
    })[path],
  list: (path) => ({samples: ['a/'], 'samples/a': ['none.rs', 'one.rs']})[path],
};

describe('parseSampleReference', () => {
  it.each([
    ['file=samples/a.rs#part', {path: 'samples/a.rs', region: 'part'}],
    ['title="A file=b" {1} file=samples/a.rs', {path: 'samples/a.rs'}],
    ['file="samples/a.rs#part" title="A"', {path: 'samples/a.rs', region: 'part'}],
    ['title="A"', undefined],
    ['profile=samples/a.rs', undefined],
  ])('reads %p', (meta, reference) => {
    expect(parseSampleReference(meta.replace(' file=b', ''))).toEqual(reference);
  });
});

describe('resolveSample', () => {
  it('returns the code of a region, and its line numbers without the markers', () => {
    expect(resolveSample({path: 'samples/a/one.rs', region: 'second'}, files)).toEqual({
      code: 'b',
      source: 'samples/a/one.rs#L5-L5',
    });
  });

  it('returns a whole file without its markers', () => {
    expect(resolveSample({path: 'samples/a/one.rs'}, files)).toEqual({
      code: 'a\nb',
      source: 'samples/a/one.rs',
    });
  });

  it.each([
    [
      {path: 'samples/a/one.rs', region: 'third'},
      'expected the region "third" in samples/a/one.rs, it has first, second',
    ],
    [{path: 'samples/a/none.rs', region: 'x'}, 'expected the region "x" in samples/a/none.rs, it has none'],
    [
      {path: 'samples/a/broken.rs', region: 'first'},
      'expected the region "first" in samples/a/broken.rs, it has none (line 1: #region first has no end; write #endregion first)',
    ],
    [
      {path: 'samples/a/hollow.rs', region: 'first'},
      'expected code in samples/a/hollow.rs#first, found none',
    ],
    [
      {path: 'samples/a/two.rs'},
      'expected the sample samples/a/two.rs, found no such file; samples/a/ contains none.rs, one.rs',
    ],
    [
      {path: 'samples/b/c/two.rs'},
      'expected the sample samples/b/c/two.rs, found no such file; samples/ contains a/',
    ],
    [{path: 'src/a.ts'}, 'expected file= to name a file below samples/, found "src/a.ts"'],
    [{path: 'samples/../a.ts'}, 'expected file= to name a file below samples/, found "samples/../a.ts"'],
    [{path: ''}, 'expected file= to name a file below samples/, found ""'],
  ])('says what is wrong with %j', (reference, problem) => {
    expect(resolveSample(reference, files)).toEqual({problem});
  });
});
