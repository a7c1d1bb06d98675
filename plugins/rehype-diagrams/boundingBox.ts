import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

export type Box = {left: number; top: number; right: number; bottom: number};

/** Width of a character, as a part of the text's size: a little more than letters of the sans serif take. */
const CHARACTER_WIDTH = 0.58;

/** The box around everything that an SVG shows; markers and strokes may stand a few px out of it. */
export function boundingBox(svg: Element): Box {
  const box: Box = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
  const add = (x: number, y: number) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  visit(svg, 'element', (node) => {
    if (node.tagName === 'defs') return SKIP;
    pointsOf(node).forEach(([x, y]) => add(x, y));
    return undefined;
  });
  return box;
}

function pointsOf(element: Element): [number, number][] {
  const {tagName, properties} = element;
  const number = (name: string) => Number(properties[name] ?? 0);
  switch (tagName) {
    case 'rect':
      return [
        [number('x'), number('y')],
        [number('x') + number('width'), number('y') + number('height')],
      ];
    case 'line':
      return [
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ];
    case 'circle':
    case 'ellipse': {
      const rx = number(tagName === 'circle' ? 'r' : 'rx');
      const ry = number(tagName === 'circle' ? 'r' : 'ry');
      return [
        [number('cx') - rx, number('cy') - ry],
        [number('cx') + rx, number('cy') + ry],
      ];
    }
    case 'text':
      return textPoints(element);
    case 'polyline':
    case 'polygon':
      return pairs(String(properties.points));
    case 'path':
      return pairs(String(properties.d));
    default:
      return [];
  }
}

function textPoints({properties, children}: Element): [number, number][] {
  const size = Number(properties.fontSize ?? 13);
  const lines =
    children.length > 1 ? children.map((child) => toString(child).length) : [toString(children).length];
  const width = Math.max(...lines) * size * CHARACTER_WIDTH;
  const x = Number(properties.x);
  const y = Number(properties.y);
  // A turned text is the title of an axis.
  if (properties.transform !== undefined) {
    return [
      [x - size, y],
      [x + size, y],
    ];
  }
  const before = {middle: width / 2, end: width}[String(properties.textAnchor)] ?? 0;
  return [
    [x - before, y - size / 2],
    [x - before + width, y + size / 2],
  ];
}

function pairs(source: string): [number, number][] {
  const numbers = (source.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({length: Math.floor(numbers.length / 2)}, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}
