/** The module that makes the component of each route. */
const upstream = {
  issue: null,
  title: "fix(core): the HTML of a page doesn't list the page's own scripts",
  text:
    'Since webpack 5, `react-loadable-ssr-addon` writes a manifest whose `origins` are names of chunks, such as `f583197c`. `ComponentCreator` still reports names of modules, such as `@site/docs/intro.mdx`, to `Loadable.Capture`. ' +
    "`getBundles` finds no module of that name, so the generated HTML contains only the entry's scripts. " +
    'To see it, build a new site and open `build/docs/intro/index.html`: no `<script>` is the chunk of the page. The browser requests it after the main script has run, one round trip later. ' +
    'The change reports the name of the chunk, which `ComponentCreator` already has.',
};

const changes = [
  {
    why: 'All routes made their components at the start, of which a visit uses a few. Each is made when it is needed.',
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
    from: 'modules.push(chunkRegistry[1]);',
    // plugins/lean-first-load/leanRegistry.ts adds the name of a chunk that has parts of several routes.
    to: 'modules.push(chunkRegistry[1] ?? chunkName);',
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/exports/ComponentCreator.js',
  upstream,
  changes,
};
