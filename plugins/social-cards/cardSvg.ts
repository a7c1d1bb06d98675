import type {PageKind} from '../../src/retrieval/index/corpus';
import {CARD_SIZE} from '../../src/config/socialCard';
import {textElement, widthOf} from './cardText';
import {fitTitle} from './fitTitle';

type Card = {title: string; section?: string; kind?: PageKind};

export type CardStyle = {
  /** The site's logo for the dark mode, as a data URL. */
  logo: string;
  siteTitle: string;
  host: string;
};

/** The colours of the dark mode (src/css/custom.css). */
const COLORS = {page: '#0a0d0e', heading: '#f4f8f8', muted: '#98a5aa', accent: '#3fdcc6', border: '#36424a'};
const KINDS: Record<PageKind, string> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  concept: 'Concept',
};
const MARGIN = 84;
const TITLE_SIZES = [80, 72, 64, 56, 48];
const TITLE_HEIGHT = 230;
const LINE_HEIGHT = 1.14;

/** Returns the social card of a page as an SVG. */
export function cardSvg({title, section, kind}: Card, {logo, siteTitle, host}: CardStyle): string {
  const {width, height} = CARD_SIZE;
  const {lines, size} = fitTitle(title, {
    widthOf,
    sizes: TITLE_SIZES,
    width: width - 2 * MARGIN,
    maxLines: (size) => Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT)),
  });
  const first = 250 + size * 0.75;
  const bottom = height - MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${COLORS.page}" d="M0 0h${width}v${height}H0z"/>`,
    blocks(width - MARGIN - 186, 56),
    `<image x="${MARGIN}" y="72" width="56" height="56" href="${logo}"/>`,
    textElement(siteTitle, COLORS.heading, {x: MARGIN + 74, y: 111, size: 32}),
    ...(section === undefined ? [] : [textElement(section, COLORS.accent, {x: MARGIN, y: 224, size: 30})]),
    ...lines.map((line, index) =>
      textElement(line, COLORS.heading, {x: MARGIN, y: first + index * size * LINE_HEIGHT, size}),
    ),
    ...(kind === undefined ? [] : [pill(KINDS[kind], bottom)]),
    textElement(host, COLORS.muted, {
      x: kind === undefined ? MARGIN : MARGIN + widthOf(KINDS[kind], 26) + 76,
      y: bottom,
      size: 26,
    }),
    '</svg>',
  ].join('');
}

function pill(label: string, baseline: number): string {
  const width = widthOf(label, 26) + 48;
  return (
    `<rect x="${MARGIN}" y="${baseline - 35}" width="${width}" height="52" rx="26" fill="none" stroke="${COLORS.border}" stroke-width="2"/>` +
    textElement(label, COLORS.heading, {x: MARGIN + 24, y: baseline, size: 26})
  );
}

/** Blocks of three shards, as on the home page. The latest ones have the accent colour. */
function blocks(x: number, y: number): string {
  return [
    [0, 56, ['#20292c', '#191f22', '#131819']],
    [0, 0, ['#1f7f73', '#165a53', '#104540']],
    [75, 93, ['#20292c', '#191f22', '#131819']],
    [75, 37, ['#3fdcc6', '#2a9386', '#1f6b62']],
    [150, 56, ['#20292c', '#191f22', '#131819']],
    [150, 0, ['#1f7f73', '#165a53', '#104540']],
  ]
    .map(([dx, dy, colors]) => block(x + Number(dx), y + Number(dy), colors as string[]))
    .join('');
}

/** A block whose top corner is at (x, y). */
function block(x: number, y: number, [top, left, right]: readonly string[]): string {
  const [half, quarter, depth] = [36, 20.5, 34];
  return (
    `<path fill="${top}" d="M${x} ${y}l${half} ${quarter}-${half} ${quarter}-${half}-${quarter}z"/>` +
    `<path fill="${left}" d="M${x - half} ${y + quarter}l${half} ${quarter}v${depth}l-${half}-${quarter}z"/>` +
    `<path fill="${right}" d="M${x + half} ${y + quarter}l-${half} ${quarter}v${depth}l${half}-${quarter}z"/>`
  );
}
