import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import * as original from 'react-router-config';

// Jest applies the patch to this file.
const patched = jest.requireActual<typeof original>('react-router-config/esm/react-router-config');

const show = (name: string) => () => createElement('p', {}, name);
const page = (path: string) => ({path, exact: true, component: show(path)});

const routes = [
  page('/search/'),
  page('/'),
  {
    path: '/',
    component: ({route}: {route: {routes: []}}) => patched.renderRoutes(route.routes),
    routes: [
      page('/learn/consensus/'),
      {path: '/a/:name', exact: true, component: show('pattern')},
      page('/a/literal'),
      page('/v1.0/a+b'),
      {path: '/strict/', exact: true, strict: true, component: show('strict')},
      {path: '/prefix', component: show('prefix')},
      page('/prefix/page/'),
      page('/learn/consensus'),
    ],
  },
  {path: '*', component: show('not found')},
] as unknown as Parameters<typeof original.matchRoutes>[0];

const paths = [
  '/',
  '',
  '/search',
  '/search/',
  '/SEARCH/',
  '/search//',
  '/learn/consensus/',
  '/learn/consensus',
  '/Learn/Consensus',
  '/learn',
  '/a/literal',
  '/a/other',
  '/v1.0/a+b',
  '/v1.0/aab',
  '/v1x0/a+b',
  '/strict',
  '/strict/',
  '/prefix/page/',
  '/prefix/else',
  '/missing/',
];

describe('the patch of react-router-config', () => {
  it('is applied', () => {
    expect(String(patched.matchRoutes)).toContain('candidatesOf');
  });

  it.each(paths)('finds the routes of %j that the original finds', (path) => {
    expect(patched.matchRoutes(routes, path)).toEqual(original.matchRoutes(routes, path));
  });

  it.each(paths)('renders what the original renders at %j', (path) => {
    const at = (element: ReturnType<typeof original.renderRoutes>) =>
      renderToStaticMarkup(createElement(MemoryRouter, {initialEntries: [path]}, element));
    expect(at(patched.renderRoutes(routes))).toBe(at(original.renderRoutes(routes)));
  });
});
