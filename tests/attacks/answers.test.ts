import * as fc from 'fast-check';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {parseJson} from '@site/src/api/json';
import {createStreamParser} from '@site/src/askAi/protocol';
import JsonView from '@site/src/components/ApiConsole/JsonView';
import Answer from '@site/src/components/AskAi/Answer';
import Sources from '@site/src/components/AskAi/Sources';
import {parseUrl} from '@site/src/urls/parseUrl';
import {
  almostValid,
  attack,
  ATTACK_TIMEOUT,
  hostileJson,
  hostileTexts,
  pollutedNames,
} from '@site/tests/support/attacks';

const mockSite = {url: 'https://docs.example.org', baseUrl: '/', trailingSlash: true, future: {}};
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: mockSite}),
}));
jest.mock('@docusaurus/router', () => ({useHistory: () => ({})}));
jest.mock('@generated/i18n', () => ({currentLocale: 'en'}), {virtual: true});

jest.setTimeout(ATTACK_TIMEOUT);
// React's development build reports each element that HTML doesn't allow in its parent.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => expect(pollutedNames()).toEqual([]));

const PROTOCOLS = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  '&#106;avascript:',
  'javascript&colon;',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  'filesystem:',
  'view-source:',
  'intent:',
  'about:',
  'ftp://',
  'tel:',
  'sms:',
  'ws://',
  'chrome:',
  'web+x:',
  'http://evil.example/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'mailto:',
  'irc://',
  'xmpp:',
  '/learn/sharding#',
  '#',
];
/** Links that the specification allows in addition to relative links. */
const ALLOWED = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

const addresses = fc
  .tuple(fc.constantFrom(...PROTOCOLS), fc.oneof(fc.constantFrom('alert(1)', 'x', ''), hostileTexts))
  .map((parts) => parts.join(''));
const markdown = fc
  .array(
    fc.oneof(
      addresses.map((address) => `[a](${address})`),
      addresses.map((address) => `[a](<${address}> "title")`),
      addresses.map((address) => `![a](${address})`),
      addresses.map((address) => `<${address}>`),
      addresses.map((address) => `[a][r]\n\n[r]: ${address}\n`),
      addresses.map(
        (address) => `<a href="${address}" onclick="polluted=1">x</a><img src=x onerror=polluted=1>`,
      ),
      addresses.map((address) => `| a |\n| - |\n| [x](${address}) |\n`),
      fc.constantFrom(
        '[1]',
        '[2](https://evil.example)',
        '[^1]\n\n[^1]: x',
        '```html\n<script>',
        '\n\n',
        '<svg onload=polluted=1>',
        '<!--',
        '&lt;script&gt;',
        '<iframe srcdoc=x>',
        '- [x] ',
        '# ',
      ),
      hostileTexts.map((text) => text.slice(0, 200)),
    ),
    {maxLength: 6},
  )
  .map((parts) => parts.join(' '));

const ACTIVE = new Set('script img iframe object embed style link base meta form video audio'.split(' '));

/** Checks that a component renders no active elements, and returns the addresses of its links. */
function linksIn(component: ReactNode): string[] {
  const links: string[] = [];
  const active: unknown[] = [];
  visit(fromHtml(renderToStaticMarkup(component), {fragment: true}), 'element', ({tagName, properties}) => {
    const isActive =
      ACTIVE.has(tagName) ||
      Object.keys(properties).some((name) => /^on|srcdoc/i.test(name)) ||
      String(properties.style ?? '').includes('url');
    if (isActive) active.push({tagName, properties});
    if (tagName === 'a') links.push(String(properties.href));
  });
  expect(active).toEqual([]);
  return links;
}

it('an answer has no elements that run or load anything, and only links with allowed protocols', async () => {
  await attack(markdown, (text) => {
    const links = linksIn(createElement(Answer, {id: 'm', text, isStreaming: false}));
    // Browsers don't follow a link whose address is invalid.
    for (const url of links.flatMap((href) => parseUrl(href, mockSite.url) ?? []))
      expect(ALLOWED).toContain(url.protocol);
  });
});

it("a model's answer links only to cited sections and within itself, whatever the model writes", async () => {
  const citations = [{title: 'Sharding', route: '/learn/sharding', anchor: 'why'}];
  await attack(markdown, (text) => {
    for (const href of linksIn(createElement(Answer, {id: 'm', text, isStreaming: false, citations})))
      expect(href).toMatch(/^(?:#|\/learn\/sharding\/?#(?:why)?$)/);
  });
});

it('the sources of an answer link only to this site', async () => {
  const json = (text: fc.Arbitrary<string>) => text.map((value) => JSON.stringify(value));
  const source = almostValid({
    title: json(hostileTexts),
    route: json(fc.oneof(addresses, fc.webPath())),
    anchor: json(hostileTexts),
  });
  const event = fc
    .tuple(
      fc.constantFrom('sources', 'citations', 'thread', 'done', '__proto__'),
      fc.array(source, {maxLength: 3}),
    )
    .map(([type, sources]) => `event: ${type}\ndata: {"sources":[${sources.join(',')}],"id":"t"}\n\n`);
  const bodies = fc.oneof(
    {weight: 4, arbitrary: fc.array(event, {maxLength: 4}).map((all) => all.join(''))},
    {weight: 1, arbitrary: fc.oneof(hostileJson, hostileTexts)},
  );
  await attack(bodies, (body) => {
    const parser = createStreamParser();
    const events = [...parser.push(new TextEncoder().encode(body)), ...parser.flush()];
    const sources = events.flatMap((found) => ('sources' in found ? found.sources : []));
    for (const href of linksIn(createElement(Sources, {sources})))
      expect(new URL(href, mockSite.url).origin).toBe(mockSite.url);
  });
});

it('an API response is shown as text, without links or active elements', async () => {
  await attack(hostileJson, (text) => {
    let value: unknown;
    try {
      value = parseJson(text);
    } catch {
      return;
    }
    expect(linksIn(createElement(JsonView, {value}))).toEqual([]);
  });
});
