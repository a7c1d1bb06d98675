// By its path: version 1.1.3 exports itself to `import` alone, and the loaders of the site's configuration and of the
// tests resolve as `require` does. Import it by name once its package.json has a "default" condition.
import {renderMermaidSVG} from '../../node_modules/beautiful-mermaid/dist/index.js';
import {compactSvg, type Drawing} from './compactSvg';

export type {Drawing} from './compactSvg';

type Texts = {title: string; description: string};

/**
 * Draws a diagram whose source has no problem. Sizes are those of the site's sans serif at 13 px;
 * colours are classes (src/components/Diagram/styles.module.css).
 *
 * @param id a prefix for the ids inside the drawing, unique on its page
 */
export function drawDiagram(source: string, texts: Texts, id: string): Drawing {
  const svg = renderMermaidSVG(source, {font: 'sans-serif', padding: 12, transparent: true});
  return compactSvg(svg, texts, id);
}

/** A drawing of this natural width, at its smallest (src/components/Diagram), fits the column of a page on a desktop. */
const WIDEST = 920;

/** What is wrong with a drawing that is wider than the page, and what to do. */
export function widthProblem({width}: Drawing): string | undefined {
  return width <= WIDEST
    ? undefined
    : `the diagram is ${width} px wide, and a page on a desktop shows ${WIDEST}: turn it (flowchart TB), shorten its labels, or break them with <br/>`;
}
