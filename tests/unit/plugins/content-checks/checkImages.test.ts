import {checkImages} from '@site/plugins/content-checks/checkImages';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

const site = siteWith([], {files: {'static/img/map.svg': '', 'docs/learn/near.png': ''}});

function problemsOf(body: string): string[] {
  return checkImages(pageOf(body), site).map(({line, message}) => `${line}: ${message}`);
}

describe('checkImages', () => {
  it('accepts a picture of the site with alt text', () => {
    expect(problemsOf('![Three shards and the metachain](/img/map.svg)')).toEqual([]);
    expect(problemsOf('![Three shards](./near.png)')).toEqual([]);
    expect(problemsOf('<img src="/img/map.svg" alt="Three shards" />')).toEqual([]);
  });

  it.each([
    ['![](/img/map.svg)', '1: the image /img/map.svg has no alt text; describe what it shows'],
    ['<img src="/img/map.svg" />', '1: the image /img/map.svg has no alt text; describe what it shows'],
    ['![map.svg](/img/map.svg)', '1: the alt text "map.svg" is a file name; describe what the image shows'],
    ['![map](/img/map.svg)', '1: the alt text "map" is a file name; describe what the image shows'],
    ['![Image](/img/map.svg)', '1: the alt text "Image" describes nothing; describe what the image shows'],
    [
      '![Shards](/img/maps.svg)',
      "1: the image file static/img/maps.svg doesn't exist; add it or correct the path",
    ],
    [
      '![Shards](https://example.com/a.png)',
      '1: the image https://example.com/a.png is on another host; put it in static/img',
    ],
  ])('reports %p', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });
});
