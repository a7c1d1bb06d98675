import type {CustomPlugin, XastElement} from 'svgo';

/**
 * SVGO plugin for charts. It replaces the grid of hundreds of dots by one line for each label of the value axis. It
 * removes the legend, which contains only "Bar 1" and "Line 1", because a source can't name its series.
 */
export const chartPlugin: CustomPlugin = {
  name: 'chart',
  fn: () => ({
    element: {
      exit(svg) {
        if (svg.name !== 'svg') return;
        const elements = svg.children.filter((child) => child.type === 'element');
        const dots = elements.filter((element) => hasClass(element, 'xychart-grid'));
        if (dots.length === 0) return;
        const [from, to] = [Math.min, Math.max].map((pick) =>
          pick(...dots.map((dot) => Number(dot.attributes.cx))),
        );
        const rules = elements
          .filter(
            (element) => hasClass(element, 'xychart-label') && element.attributes['text-anchor'] === 'end',
          )
          .map(({attributes: {y}}): XastElement => ({
            type: 'element',
            name: 'line',
            attributes: {x1: `${from}`, x2: `${to}`, y1: y!, y2: y!, class: 'xychart-rule'},
            children: [],
          }));
        const isKey = (child: XastElement | undefined) =>
          child !== undefined &&
          (hasClass(child, 'xychart-legend-line') ||
            (child.name === 'rect' && hasClass(child, 'xychart-bar')));
        const isDropped = (child: XastElement, index: number) =>
          hasClass(child, 'xychart-grid') ||
          hasClass(child, 'xychart-line-shadow') ||
          isKey(child) ||
          isKey(elements[index - 1]);
        svg.children = [...rules, ...elements.filter((child, index) => !isDropped(child, index))];
      },
    },
  }),
};

function hasClass({attributes}: XastElement, name: string): boolean {
  return attributes.class?.split(' ').includes(name) ?? false;
}
