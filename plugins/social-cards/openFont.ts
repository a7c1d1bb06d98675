import {create, type Font} from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** Text in one weight of a font. Sizes and positions are in pixels. */
export type CardFont = {
  widthOf(text: string, size: number): number;
  /** Returns the text as an SVG path from the left end `x` of the baseline `y`. Characters without a glyph are omitted. */
  pathOf(text: string, at: {x: number; y: number; size: number}): string;
};

/**
 * Opens a variable WOFF2 font at some weights. Its text becomes paths, because resvg reads neither WOFF2 files nor variable
 * fonts. Fontkit 2.0.4 reads the weights of a WOFF2 font only when it is decompressed.
 */
export async function openFonts(data: Buffer, weights: readonly number[]): Promise<CardFont[]> {
  const font = create(Buffer.from(await decompress(data))) as Font;
  return weights.map((weight) => cardFont(font.getVariation({wght: weight})));
}

function cardFont(font: Font): CardFont {
  const layout = (text: string) => {
    const known = Array.from(text).filter((character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
    return font.layout(known.join(''));
  };
  // Lines are measured often, with the same words.
  const widths = new Map<string, number>();
  const wordWidth = (word: string) => {
    const width = widths.get(word) ?? layout(word).advanceWidth;
    widths.set(word, width);
    return width;
  };
  return {
    widthOf(text, size) {
      const words = text.split(' ');
      const width = words.reduce((sum, word) => sum + wordWidth(word), (words.length - 1) * wordWidth(' '));
      return (width * size) / font.unitsPerEm;
    },
    pathOf(text, {x, y, size}) {
      const scale = size / font.unitsPerEm;
      const {glyphs, positions} = layout(text);
      let advance = 0;
      return glyphs
        .map((glyph, index) => {
          const {xAdvance, xOffset, yOffset} = positions[index]!;
          const path = glyph.path
            .scale(scale, -scale)
            .translate(x + (advance + xOffset) * scale, y - yOffset * scale);
          advance += xAdvance;
          return path.toSVG();
        })
        .join('');
    },
  };
}
