import {optimize, type CustomPlugin, type XastElement} from 'svgo';
import {chartPlugin} from './chartPlugin';
import {checkSource, type SourceProblem} from './checkSource';
import {renderMermaidSVG} from './mermaid';

/** A diagram as inline SVG, and its natural size in px. */
export type Drawing = {svg: string; width: number; height: number};

type Texts = {title: string; description: string};

/** What the library paints with; src/components/Diagram/styles.module.css gives each of them a colour for both modes. */
export const colours: readonly string[] = [
  '--bg',
  '--_text',
  '--_text-sec',
  '--_text-muted',
  '--_text-faint',
  '--_arrow',
  '--_line',
  '--_inner-stroke',
  '--_node-fill',
  '--_node-stroke',
  '--_group-fill',
  '--_group-hdr',
  '--_key-badge',
];
const SERIES = 'xychart-color-';
const paints = new Set([
  'none',
  'transparent',
  ...colours.map((name) => `var(${name})`),
  ...[0, 1, 2, 3, 4].map((index) => `${SERIES}${index}`),
]);

/** A drawing of this natural width, at its smallest (src/components/Diagram), fits the column of a page on a desktop. */
const WIDEST = 920;

/** Classes that the style sheet uses; all others say what the library's elements are. */
const classes = /^(?:subgraph|mono|xychart-(?:bar|line|dot|rule|color-\d+))$/;

/**
 * Sizes are those of the site's sans serif at 13 px; colours are variables (src/components/Diagram/styles.module.css).
 *
 * @param id a prefix for the ids inside the drawing, unique on its page
 * @returns the drawing, or what keeps the source from being drawn; a problem of the whole diagram is at line 0.
 */
export function drawDiagram(
  source: string,
  texts: Texts,
  id: string,
): {drawing: Drawing; problems: []} | {drawing?: undefined; problems: SourceProblem[]} {
  try {
    const problems = checkSource(source);
    if (problems.length > 0) return {problems};
    const drawing = draw(source, texts, id);
    if (drawing.width <= WIDEST) return {drawing, problems: []};
    return {
      problems: [
        {
          line: 0,
          message: `the diagram is ${drawing.width} px wide, and a page on a desktop shows ${WIDEST}: turn it (flowchart TB), shorten its labels, or break them with <br/>`,
        },
      ],
    };
  } catch (error) {
    const message = `the diagram can't be drawn (${(error as Error).message}): correct its source`;
    return {problems: [{line: 0, message}]};
  }
}

/** @throws Error from the library where it can't draw the source, and for a colour that the style sheet doesn't have. */
function draw(source: string, texts: Texts, id: string): Drawing {
  const drawn = renderMermaidSVG(source, {font: 'sans-serif', padding: 6, transparent: true});
  const size = {width: 0, height: 0};
  const {data} = optimize(drawn, {
    plugins: [
      'removeStyleElement',
      {
        name: 'removeAttrs',
        // Data, and what the style sheet says of every drawing.
        params: {
          attrs: [
            'svg:(xmlns|style)',
            '*:data-.*',
            '*:stroke-linejoin',
            '*:stroke-width:(0.\\d+|1)',
            '*:stroke:var\\(--_inner-stroke\\)',
            'rect:r[xy]:0',
            'rect:ry',
            '(line|polyline):fill:none',
            'text:fill:var\\(--_text\\)',
            'text:font-size:13',
            'text:font-weight:[45]00',
          ],
        },
      },
      chartPlugin,
      {name: 'cleanupIds', params: {minify: false}},
      'removeUselessDefs',
      {name: 'prefixIds', params: {prefix: id, delim: '-', prefixClassNames: false}},
      sitePlugin(texts, id, size),
      'collapseGroups',
      {name: 'cleanupNumericValues', params: {floatPrecision: 1}},
      {name: 'cleanupListOfValues', params: {floatPrecision: 1}},
      {name: 'convertPathData', params: {floatPrecision: 2}},
      'sortAttrs',
    ],
  });
  return {svg: data, ...size};
}

/** SVGO plugin: names the drawing for screen readers, measures it, and drops the classes that no style uses. */
function sitePlugin({title, description}: Texts, id: string, size: Omit<Drawing, 'svg'>): CustomPlugin {
  const textElement = (name: string, textId: string, value: string): XastElement => ({
    type: 'element',
    name,
    attributes: {id: textId},
    children: [{type: 'text', value}],
  });
  return {
    name: 'site',
    fn: () => ({
      element: {
        enter({name, attributes, children}) {
          const names = attributes.class?.split(' ') ?? [];
          const series = names.filter((one) => one.startsWith(SERIES));
          for (const paint of [attributes.fill ?? 'none', attributes.stroke ?? 'none', ...series]) {
            if (!paints.has(paint)) {
              throw new Error(
                `expected the colours ${[...paints].join(', ')}, found ${paint}: remove lines that set colours (style, classDef, linkStyle), or give it one in plugins/rehype-diagrams and src/components/Diagram`,
              );
            }
          }
          const used = names.filter((one) => classes.test(one));
          if (used.length > 0) attributes.class = used.join(' ');
          else delete attributes.class;
          // Most texts are centred, so that is what the style sheet says of all.
          if (name === 'text') attributes['text-anchor'] ??= 'start';
          if (attributes['text-anchor'] === 'middle') delete attributes['text-anchor'];
          if (name !== 'svg') return;
          size.width = Math.ceil(Number(attributes.width));
          size.height = Math.ceil(Number(attributes.height));
          delete attributes.width;
          delete attributes.height;
          attributes.role = 'img';
          attributes['aria-labelledby'] = `${id}-title`;
          attributes['aria-describedby'] = `${id}-desc`;
          children.unshift(
            textElement('title', `${id}-title`, title),
            textElement('desc', `${id}-desc`, description),
          );
        },
      },
    }),
  };
}
