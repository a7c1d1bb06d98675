import {drawDiagram, type Drawing, type Texts} from './drawDiagram';

/** The direction of a flowchart, or of a state diagram. */
const LEFT_TO_RIGHT = /^(\s*(?:flowchart|graph|direction)\s+)LR\b/gm;

/**
 * Draws a left-to-right diagram from top to bottom, so that it fits a phone.
 *
 * @param id prefix for the ids inside the drawing, unique on its page
 * @param drawing the same diagram from left to right
 * @returns undefined if the diagram has another direction, or if the new drawing isn't narrower
 */
export function drawTopDown(source: string, texts: Texts, id: string, drawing: Drawing): Drawing | undefined {
  const turned = source.replaceAll(LEFT_TO_RIGHT, '$1TB');
  if (turned === source) return undefined;
  const result = drawDiagram(turned, texts, id);
  return result.drawing && result.drawing.width < drawing.width ? result.drawing : undefined;
}
