import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {boundingBox} from './boundingBox';

/** A diagram as inline SVG, and its natural size in px. */
export type Drawing = {svg: string; width: number; height: number};

type Texts = {title: string; description: string};

/** The library's colours as classes; Diagram/styles.module.css gives them colours for both modes. */
const fillClasses: Readonly<Record<string, string>> = {
  'var(--_text)': 'd-text',
  'var(--_text-sec)': 'd-soft',
  'var(--_text-muted)': 'd-soft',
  'var(--_text-faint)': 'd-soft',
  'var(--_node-fill)': 'd-node',
  'var(--_group-fill)': 'd-group',
  'var(--_group-hdr)': 'd-head',
  'var(--_key-badge)': 'd-head',
  'var(--_inner-stroke)': 'd-head',
  'var(--_arrow)': 'd-tip',
  'var(--bg)': 'd-page',
};
const strokeClasses: Readonly<Record<string, string>> = {
  'var(--_line)': 'd-line',
  'var(--_node-stroke)': 'd-edge',
  'var(--_inner-stroke)': 'd-faint',
  'var(--_arrow)': 'd-line',
  'var(--_text)': 'd-strong',
};

/** Room around the drawing, in px. */
const MARGIN = 6;

/**
 * Makes the library's SVG short and the site's own: no style sheet, no web font, no colour and no data attributes,
 * one decimal, ids that are unique on the page, and a title and a description for screen readers.
 */
export function compactSvg(source: string, {title, description}: Texts, id: string): Drawing {
  const root = fromHtml(source, {fragment: true});
  const svg = root.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  );
  if (svg === undefined)
    throw new Error('Expected an SVG from beautiful-mermaid, found none: look at its version.');
  dropUnusedMarkers(svg);
  dropLegend(svg);
  gatherGrid(svg);
  const {left, top, right, bottom} = boundingBox(svg);
  visit(svg, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (isDroppable(node, parent as Element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'element') compactElement(node, id);
    return undefined;
  });
  unwrapGroups(svg);
  const width = Math.ceil(right - left + 2 * MARGIN);
  const height = Math.ceil(bottom - top + 2 * MARGIN);
  svg.properties = {
    viewBox: [round(left - MARGIN), round(top - MARGIN), width, height].join(' '),
    role: 'img',
    ariaLabelledBy: [`${id}-title`],
    ariaDescribedBy: [`${id}-desc`],
  };
  svg.children.unshift(
    textElement('title', `${id}-title`, title),
    textElement('desc', `${id}-desc`, description),
  );
  return {
    svg: toHtml(svg, {space: 'svg', closeEmptyElements: true, preferUnquoted: true}),
    width,
    height,
  };
}

/** Style sheets, comments, white space between elements, tooltips, and marks that no line uses. */
function isDroppable(node: Nodes, parent: Element): boolean {
  if (node.type === 'text') return !/^(?:text|tspan)$/.test(parent.tagName) && node.value.trim() === '';
  if (node.type !== 'element') return true;
  return (
    /^(?:style|title)$/.test(node.tagName) ||
    (node.tagName === 'defs' && node.children.every(({type}) => type === 'text'))
  );
}

function compactElement(element: Element, id: string): void {
  const {properties} = element;
  const classes: string[] = [];
  const fill = take(properties, 'fill');
  const stroke = take(properties, 'stroke');
  if (fill !== undefined) classes.push(...fillClass(element, fill));
  if (stroke !== undefined && stroke !== 'none') classes.push(strokeClasses[stroke] ?? 'd-line');
  if (Number(take(properties, 'strokeWidth') ?? 1) > 1) classes.push('d-thick');
  if (take(properties, 'strokeDashArray') !== undefined) classes.push('d-dash');
  classes.push(...chartClasses(properties.className), ...textClasses(element));

  for (const name of Object.keys(properties)) {
    if (/^data|^stroke|^className$/.test(name)) delete properties[name];
  }
  if (properties.id !== undefined) properties.id = `${id}-${String(properties.id)}`;
  for (const marker of ['markerStart', 'markerEnd']) {
    const target = /^url\(#(.+)\)$/.exec(String(properties[marker] ?? ''))?.[1];
    if (target !== undefined) properties[marker] = `url(#${id}-${target})`;
  }
  if (properties.ry === properties.rx) properties.ry = undefined;
  if (Number(properties.rx) === 0) properties.rx = undefined;
  for (const [name, value] of Object.entries(properties)) {
    if (!/^(?:id|className|marker|orient|textAnchor)/.test(name))
      properties[name] = roundNumbers(String(value));
    if (value === undefined) delete properties[name];
  }
  if (classes.length > 0) properties.className = [...new Set(classes)];
}

function fillClass({tagName, children}: Element, fill: string): string[] {
  // Names of members and attributes stand out from their types.
  if (tagName === 'tspan') return fill === 'var(--_text-sec)' ? [] : ['d-soft'];
  // A text whose parts have colours of their own has none.
  if (
    tagName === 'text' &&
    children.some((child) => child.type === 'element' && child.properties.fill !== undefined)
  )
    return [];
  if (fill === 'none') return /^(?:polyline|line)$/.test(tagName) ? [] : ['d-none'];
  return [fillClasses[fill] ?? 'd-text'];
}

/** The size, weight and alignment of a text as classes; the shift to its middle goes into its position. */
function textClasses({tagName, properties}: Element): string[] {
  if (tagName !== 'text' && tagName !== 'tspan') return [];
  const size = Number(take(properties, 'fontSize') ?? 13);
  const weight = take(properties, 'fontWeight');
  const anchor = take(properties, 'textAnchor');
  const isMono = [properties.className].flat().includes('mono');
  const shift = take(properties, 'dy');
  if (shift !== undefined && tagName === 'tspan') properties.dy = shift;
  if (shift !== undefined && tagName === 'text') {
    const pixels = shift.endsWith('em') ? Number.parseFloat(shift) * size : Number(shift);
    properties.y = String(Number(properties.y) + pixels);
  }
  const isItalic = take(properties, 'fontStyle') === 'italic';
  return [
    ...(size < 13 ? ['d-small'] : []),
    ...(weight === '600' || weight === '700' || weight === 'bold' ? ['d-bold'] : []),
    ...(tagName === 'text' && anchor !== 'middle' ? [anchor === 'end' ? 'd-right' : 'd-left'] : []),
    ...(isMono ? ['d-mono'] : []),
    ...(isItalic ? ['d-italic'] : []),
  ];
}

/** A chart's own classes: its bars, lines, dots and their series. */
function chartClasses(className: unknown): string[] {
  return [className].flat().flatMap((name) => {
    const kind = /^xychart-(bar|line|dot|label|axis-title|title|grid)$/.exec(String(name))?.[1];
    const series = /^xychart-color-(\d)$/.exec(String(name))?.[1];
    if (series !== undefined) return [`d-series${series}`];
    if (kind === undefined) return [];
    return kind === 'label' || kind === 'title' || kind === 'axis-title' ? ['d-text'] : [`d-${kind}`];
  });
}

/** The library defines every arrow head that its kind of diagram may need. */
function dropUnusedMarkers(svg: Element): void {
  const used = new Set<string>();
  visit(svg, 'element', ({properties}) => {
    for (const name of ['markerStart', 'markerEnd']) {
      const target = /^url\(#(.+)\)$/.exec(String(properties[name] ?? ''))?.[1];
      if (target !== undefined) used.add(target);
    }
  });
  visit(svg, 'element', (node, index, parent) => {
    if (node.tagName !== 'marker' || used.has(String(node.properties.id)) || !parent || index === undefined)
      return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** A chart's legend names its series "Bar 1" and "Line 1", since its source can't: the caption and the text say more. */
function dropLegend(svg: Element): void {
  const isKey = (node: Nodes | undefined) => {
    if (node?.type !== 'element') return false;
    const classes = new Set([node.properties.className].flat());
    return classes.has('xychart-legend-line') || (node.tagName === 'rect' && classes.has('xychart-bar'));
  };
  const elements = svg.children.filter(({type}) => type === 'element');
  svg.children = elements.filter((node, index) => !isKey(node) && !isKey(elements[index - 1]));
}

/** A chart's grid is hundreds of dots: a row of them that stands at a label becomes one line, and shadows of lines go. */
function gatherGrid(svg: Element): void {
  const labelled = new Set<number>();
  visit(svg, 'element', ({tagName, properties}) => {
    if (tagName === 'text' && properties.textAnchor === 'end') labelled.add(Math.round(Number(properties.y)));
  });
  const rows = new Map<number, {from: number; to: number}>();
  svg.children = svg.children.filter((node) => {
    if (node.type !== 'element') return true;
    const classes = new Set([node.properties.className].flat());
    if (classes.has('xychart-line-shadow')) return false;
    if (!classes.has('xychart-grid')) return true;
    const x = Number(node.properties.cx);
    const y = Math.round(Number(node.properties.cy));
    const row = rows.get(y);
    if (labelled.has(y)) rows.set(y, {from: Math.min(x, row?.from ?? x), to: Math.max(x, row?.to ?? x)});
    return false;
  });
  svg.children.unshift(
    ...[...rows].map(([y, {from, to}]): Element => ({
      type: 'element',
      tagName: 'line',
      properties: {x1: `${from}`, x2: `${to}`, y1: `${y}`, y2: `${y}`, className: ['xychart-grid']},
      children: [],
    })),
  );
}

/** Groups and parts of texts that have no attribute left say nothing. */
function unwrapGroups(tree: Element | Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (
      !/^(?:g|tspan)$/.test(node.tagName) ||
      Object.keys(node.properties).length > 0 ||
      !parent ||
      index === undefined
    )
      return undefined;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

function textElement(tagName: string, id: string, value: string): Element {
  return {type: 'element', tagName, properties: {id}, children: [{type: 'text', value}]};
}

function take(properties: Element['properties'], name: string): string | undefined {
  const value = properties[name];
  delete properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

function roundNumbers(text: string): string {
  return text.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
