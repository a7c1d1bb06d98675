/**
 * Docusaurus looks up routes by `react-router-config`: on each render and for each link in view, it creates an element of
 * every route, and tests the regular expression of every route until one matches. Most routes are literal paths, which
 * a map finds immediately. Routes with patterns are still tested, and the order of the list decides, as before.
 */
const upstream = {
  issue: 'https://github.com/facebook/docusaurus/issues/7256',
  title: 'perf(core): find literal routes in a map instead of testing the pattern of each route',
  text:
    '`matchRoutes` and `renderRoutes` of `react-router-config` test the regular expression of each route until one matches, and create an element for each route. ' +
    'Docusaurus does it on each render, for each link in view and for each navigation, so the cost grows with pages times links. ' +
    'To see it, record a page load of a site with several hundred documents and a CPU that is slowed down 4 times. ' +
    'Nearly all routes are `exact` and without parameters. The change finds those in a map, by lower-case path without the slash at the end, and tests only the others; the order of the list still decides.',
};

const changes = [
  {
    why: 'Only routes that can match are tested.',
    from: `  routes.some(function (route) {
    var match = `,
    to: `  candidatesOf(routes, pathname).some(function (candidate) {
    var route = candidate.route;
    var match = `,
  },
  {
    why: 'Only routes that can match become elements. Their keys are still the positions in the list.',
    from: `  return routes ? React.createElement(Switch, switchProps, routes.map(function (route, i) {
    return React.createElement(Route, {`,
    to: `  return routes ? React.createElement(Route, {render: function (context) {
    var location = switchProps.location || context.location;
    return React.createElement(Switch, switchProps, candidatesOf(routes, location.pathname).map(function (candidate) {
    var route = candidate.route;
    var i = candidate.position;
    return React.createElement(Route, {`,
  },
  {
    why: 'The end of the change before, and the look-up itself.',
    from: `  })) : null;
}
`,
    to: `  }));
  }}) : null;
}

var tables = new WeakMap();

function candidatesOf(routes, pathname) {
  if (!tables.has(routes)) tables.set(routes, tableOf(routes));
  var table = tables.get(routes);
  var literal = table.literals.get(keyOf(pathname)) || [];
  return literal.concat(table.patterns).sort(function (a, b) { return a.position - b.position; });
}

function tableOf(routes) {
  var table = {literals: new Map(), patterns: []};
  routes.forEach(function (route, position) {
    var candidate = {route: route, position: position};
    if (!isLiteral(route)) return table.patterns.push(candidate);
    var key = keyOf(route.path);
    table.literals.set(key, (table.literals.get(key) || []).concat(candidate));
  });
  return table;
}

function isLiteral(route) {
  return route.exact === true && typeof route.path === 'string' && /^[\\w./-]+$/.test(route.path);
}

// By default, React Router ignores case and a slash at the end.
function keyOf(path) {
  return path.toLowerCase().replace(/\\/$/, '');
}
`,
  },
];

module.exports = {
  package: 'react-router-config',
  version: '5.1.1',
  file: 'esm/react-router-config.js',
  upstream,
  changes,
};
