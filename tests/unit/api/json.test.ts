import {formatJson, parseJson} from '@site/src/api/json';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('accepts nesting that can be formatted again, and rejects deeper nesting', () => {
  expect(JSON.parse(formatJson(parseJson(nested(900))))).toBeDefined();
  for (const depth of [1100, 5000, 200_000])
    expect(() => parseJson(nested(depth))).toThrow(
      'Expected at most 1000 levels of arrays and objects, found more',
    );
});
