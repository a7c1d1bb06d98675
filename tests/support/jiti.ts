/**
 * Jest in the place of jiti. What jiti loads has other globals than what Jest loads, and the layout engine of the diagram
 * library, of which each loads a part, takes the arrays of one for something else in the other.
 */
export default function createJiti() {
  return (name: string): unknown => jest.requireActual(`../../node_modules/${name}/dist/index.js`);
}
