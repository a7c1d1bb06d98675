import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {cardSvg} from '@site/plugins/social-cards/cardSvg';
import {encodePng} from '@site/plugins/social-cards/encodePng';
import {fitTitle} from '@site/plugins/social-cards/fitTitle';
import {openFonts, type CardFont} from '@site/plugins/social-cards/openFont';
import {cardFile} from '@site/src/config/socialCard';

const data = readFileSync('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
let regular: CardFont;
let bold: CardFont;
beforeAll(async () => {
  [regular, bold] = (await openFonts(data, [400, 700])) as [CardFont, CardFont];
});

describe('openFonts', () => {
  it('measures and draws text in a weight', () => {
    expect(bold.widthOf('Sharding', 100)).toBeGreaterThan(regular.widthOf('Sharding', 100));
    expect(regular.widthOf('Sharding', 50)).toBeCloseTo(regular.widthOf('Sharding', 100) / 2);
    const path = regular.pathOf('i', {x: 10, y: 90, size: 100});
    const heights = [...path.matchAll(/[ ,]?(-?[\d.]+)/g)].map(([, number]) => Number(number));
    expect(Math.min(...heights)).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(95);
  });

  it('omits characters without a glyph', () => {
    expect(regular.pathOf('a漢b', {x: 0, y: 0, size: 10})).toBe(regular.pathOf('ab', {x: 0, y: 0, size: 10}));
  });
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
  const style = () => ({regular, bold, logo: 'data:,', siteTitle: 'Docs', host: 'docs.example.org'});

  it.each([
    {title: 'Sharding', section: 'Learn', kind: 'concept' as const},
    {title: `A <title> & ${'many words '.repeat(20)}`},
  ])('draws $title on the whole card', (card) => {
    const svg = cardSvg(card, style());
    expect(svg).not.toContain('<text');
    const {width, height} = new Resvg(svg).render();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is different for another title, section or kind', () => {
    const cards = [
      {title: 'One'},
      {title: 'Two'},
      {title: 'One', section: 'Learn'},
      {title: 'One', kind: 'how-to' as const},
    ].map((card) => cardSvg(card, style()));
    expect(new Set(cards).size).toBe(4);
  });
});

describe('encodePng', () => {
  /** Decodes a PNG with resvg. */
  const decode = (png: Buffer, width: number) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"><image width="${width}" height="1" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    ).render().pixels;
  const row = (colors: number[][]) => ({
    width: colors.length,
    height: 1,
    pixels: Uint8Array.from(colors.flatMap((color) => [...color, 255])),
  });

  it('keeps every colour of a picture with few colours', () => {
    const picture = row([
      [10, 13, 14],
      [244, 248, 248],
      [63, 220, 198],
      [10, 13, 14],
    ]);
    expect([...decode(encodePng(picture), 4)]).toEqual([...picture.pixels]);
  });

  it('keeps a picture with many colours similar', () => {
    const picture = row(Array.from({length: 600}, (_, index) => [index % 256, (index * 7) % 256, 40]));
    const decoded = decode(encodePng(picture), 600);
    const differences = [...picture.pixels].map((value, index) => Math.abs(value - decoded[index]!));
    expect(Math.max(...differences)).toBeLessThan(32);
  });
});

it('the file of a card has the path of its page', () => {
  expect(cardFile('/learn/sharding')).toBe('img/cards/learn/sharding.png');
  expect(cardFile('learn/')).toBe('img/cards/learn.png');
});
