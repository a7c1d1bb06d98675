import {Resvg} from '@resvg/resvg-js';
import {cardSvg} from '@site/plugins/social-cards/cardSvg';
import {fontOptions, widthOf} from '@site/plugins/social-cards/cardText';
import {fitTitle} from '@site/plugins/social-cards/fitTitle';
import {cardFile} from '@site/src/config/socialCard';

it('measures text, with its special characters', () => {
  expect(widthOf('Sharding', 50)).toBeCloseTo(widthOf('Sharding', 100) / 2);
  expect(widthOf('a <b> & c', 100)).toBeGreaterThan(widthOf('a b c', 100));
});

describe('fitTitle', () => {
  /** Each character is half as wide as the font size. */
  const options = {
    widthOf: (text: string, size: number) => (text.length * size) / 2,
    sizes: [20, 10],
    width: 100,
    maxLines: () => 2,
  };

  it('takes the largest size that fits, in lines of similar length', () => {
    expect(fitTitle('Sharding', options)).toEqual({lines: ['Sharding'], size: 20});
    expect(fitTitle('one two three four', options)).toEqual({lines: ['one two', 'three four'], size: 20});
    expect(fitTitle('one two three four five', options)).toEqual({
      lines: ['one two three', 'four five'],
      size: 10,
    });
  });

  it('shortens a title that fits in no size', () => {
    const {lines, size} = fitTitle('word '.repeat(20), options);
    expect(size).toBe(10);
    expect(lines).toEqual(['word word word word', 'word word word word…'.slice(0, 20)]);
    expect(fitTitle('unbreakable'.repeat(9), options).lines[0]).toMatch(/^unb.*…$/);
  });
});

describe('cardSvg', () => {
  const style = {logo: 'data:,', siteTitle: 'Docs', host: 'docs.example.org'};
  const draw = (card: Parameters<typeof cardSvg>[0]) => {
    const {width, height, pixels} = new Resvg(cardSvg(card, style), fontOptions).render();
    expect([width, height]).toEqual([1200, 630]);
    return pixels.toString('base64');
  };

  it('draws title, section and kind, without installed fonts', () => {
    const cards = [
      {title: 'One'},
      {title: 'Two'},
      {title: 'One', section: 'Learn'},
      {title: 'One', kind: 'how-to' as const},
      {title: `A <title> & ${'many words '.repeat(20)}`},
    ].map(draw);
    expect(new Set(cards).size).toBe(5);
  });
});

it('the file of a card has the path of its page', () => {
  expect(cardFile('/learn/sharding')).toBe('img/cards/learn/sharding.png');
  expect(cardFile('learn/')).toBe('img/cards/learn.png');
});
