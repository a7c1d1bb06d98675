/**
 * Replaces jiti by Jest's loader. Modules that jiti loads have other globals than modules that Jest loads. Both would load
 * parts of the diagram library's layout engine, which then fails to recognise arrays of the other part.
 */
export default function createJiti() {
  return (name: string): unknown => jest.requireActual(`../../node_modules/${name}/dist/index.js`);
}
