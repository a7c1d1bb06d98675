/** The module that makes the component of each route. */
const changes = [
  {
    why: 'All routes made their components at the start, of which a visit uses a few. Each is made when it is needed.',
    issue: 'no upstream issue',
    from: `export default function ComponentCreator(path, hash) {
`,
    to: `export default function ComponentCreator(path, hash) {
    let created;
    const component = () => {
        created ??= createComponent(path, hash);
        return created;
    };
    const RouteComponent = (props) => React.createElement(component(), props);
    RouteComponent.preload = () => component().preload();
    return RouteComponent;
}
function createComponent(path, hash) {
`,
  },
  {
    why: "The HTML of a page doesn't list the page's own scripts, because the bundler's manifest knows them by the names of chunks, not of modules. They were requested when the main script had run.",
    issue: 'no upstream issue',
    from: 'modules.push(chunkRegistry[1]);',
    to: 'modules.push(chunkName);',
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/exports/ComponentCreator.js',
  changes,
};
