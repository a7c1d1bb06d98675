import {optimize, type CustomPlugin, type XastElement} from 'svgo';
import {checkSource, type SourceProblem} from './checkSource';
import {renderMermaidSVG} from './mermaid';

/** A diagram as inline SVG; width and height are in CSS px. */
export type Drawing = {svg: string; width: number; height: number};

/** Name and description for screen readers. */
export type Texts = {title: string; description: string};

/** CSS variables that the library uses as colours; src/components/Diagram/styles.module.css defines them for both modes. */
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
const paints = new Set(['none', 'transparent', ...colours.map((name) => `var(${name})`)]);

/** Width in px up to which a drawing, scaled to its minimum (src/components/Diagram), fits a page on a desktop. */
const MAX_WIDTH = 920;

/** Classes that the style sheet uses; all others only describe the library's elements. */
const classes = /^(?:subgraph|mono)$/;

/**
 * Draws a diagram. Text has the metrics of the site's sans serif at 13 px; colours are CSS variables
 * (src/components/Diagram/styles.module.css).
 *
 * @param id prefix for the ids inside the drawing, unique on its page
 * @returns the drawing, or the problems of its source; a problem of the whole diagram has line 0
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
    if (drawing.width <= MAX_WIDTH) return {drawing, problems: []};
    return {
      problems: [
        {
          line: 0,
          message: `the diagram is ${drawing.width} px wide, but a page on a desktop shows ${MAX_WIDTH} px: rotate it (flowchart TB), shorten its labels, or break them with <br/>`,
        },
      ],
    };
  } catch (error) {
    const message = `the diagram can't be drawn (${(error as Error).message}): correct its source`;
    return {problems: [{line: 0, message}]};
  }
}

/** @throws Error if the library can't draw the source, or if it uses a colour that the style sheet doesn't define */
function draw(source: string, texts: Texts, id: string): Drawing {
  const drawn = renderMermaidSVG(source, {font: 'sans-serif', padding: 6, transparent: true});
  const size = {width: 0, height: 0};
  const {data} = optimize(drawn, {
    plugins: [
      'removeStyleElement',
      {
        name: 'removeAttrs',
        // Data attributes, and properties that the style sheet sets for every drawing.
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

/** SVGO plugin: adds title and description for screen readers, measures the drawing, and removes unused classes. */
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
          for (const paint of [attributes.fill ?? 'none', attributes.stroke ?? 'none']) {
            if (!paints.has(paint)) {
              throw new Error(
                `expected one of the colours ${[...paints].join(', ')}, found ${paint}: remove lines that set colours (style, classDef, linkStyle), or define the colour in plugins/rehype-diagrams and src/components/Diagram`,
              );
            }
          }
          const used = names.filter((one) => classes.test(one));
          if (used.length > 0) attributes.class = used.join(' ');
          else delete attributes.class;
          // The style sheet centres all text, because most text is centred.
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
