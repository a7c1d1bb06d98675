import {withoutScripts} from '@site/scripts/benchPages/sites';
import {formatTable, median} from '@site/scripts/benchPages/table';

describe('withoutScripts', () => {
  it('removes scripts and their preloads, and nothing else', () => {
    const html =
      '<!doctype html><html lang=en><head><link rel=preload as=image href=/a.svg><script src=/a.js defer></script>' +
      '<link rel=preload as=script href=/b.js><style>a{}</style></head><body><p>a<script>let b = "<p>"</script>c</body></html>';
    expect(withoutScripts(html)).toBe(
      '<!doctype html><html lang=en><head><link rel=preload as=image href=/a.svg><style>a{}</style></head>' +
        '<body><p>ac</body></html>',
    );
  });
});

describe('median', () => {
  it('is the value in the middle, or the mean of two', () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(median([])).toBeUndefined();
  });
});

it('a table has aligned columns', () => {
  expect(
    formatTable([
      ['page', 'ms'],
      ['/a', '1,000'],
    ]),
  ).toBe('| page | ms    |\n| ---- | ----- |\n| /a   | 1,000 |');
});
