import path from 'node:path';
import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {toHtml} from 'hast-util-to-html';

/**
 * Geist SemiBold, because resvg reads neither WOFF2 files nor variable fonts. It is the Latin file of
 * @fontsource-variable/geist 5.3.0 after `fonttools varLib.instancer … wght=600 --static --update-name-table`, saved as TTF.
 */
export const FONT = path.join(__dirname, 'font/Geist-SemiBold.ttf');

/** Resvg's options for the cards, which need no installed fonts. */
export const fontOptions = {font: {loadSystemFonts: false, fontFiles: [FONT]}} satisfies ResvgRenderOptions;

const MEASURED_SIZE = 100;
/** Lines are measured often, with the same words. */
const widths = new Map<string, number>();

/** Returns a line of text as an SVG element, from the left end `x` of the baseline `y`. Sizes are in pixels. */
export function textElement(text: string, color: string, at: {x: number; y: number; size: number}): string {
  const content = toHtml({type: 'text', value: text});
  return `<text font-family="Geist" font-weight="600" font-size="${at.size}" fill="${color}" x="${at.x}" y="${at.y}">${content}</text>`;
}

/** Returns the width in pixels of the box around a line of text. */
export function widthOf(text: string, size: number): number {
  let width = widths.get(text);
  if (width === undefined) {
    const element = textElement(text, '#000', {x: 0, y: 0, size: MEASURED_SIZE});
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${element}</svg>`;
    width = new Resvg(svg, fontOptions).getBBox()?.width ?? 0;
    widths.set(text, width);
  }
  return (width * size) / MEASURED_SIZE;
}
