import * as docusaurus from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const STYLE_SHEETS = `    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
`;
const SCRIPTS = `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
`;
const END = '  </body>';
/**
 * Browsers run an inline script when the style sheets before it are loaded. `async = false` keeps the order of the scripts,
 * whose addresses are in an attribute, so that all pages have the same code and one hash in the security policy covers it.
 * A script that fails is removed, because the bundler's runtime would wait for it instead of loading it again. The runtime
 * also calls the handler, without `this`.
 */
const LOAD_SCRIPTS = `    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>">for (const src of document.currentScript.dataset.scripts.split(" ")) document.head.append(Object.assign(document.createElement("script"), {src, async: false, onerror({target}) { target.remove(); }}))</script>
`;

/**
 * Returns Docusaurus' template of pages, in which the style sheets are at the end of the body, where they don't delay the
 * first paint: `finish-build` writes the rules of the first paint into the head. Scripts load after the style sheets
 * instead of next to them, because pages don't need them to be read.
 *
 * @throws Error if Docusaurus' template isn't the expected one
 */
export function pageTemplate(template: string = docusaurusTemplate()): string {
  for (const part of [STYLE_SHEETS, SCRIPTS, END]) {
    const count = template.split(part).length - 1;
    if (count !== 1)
      throw new Error(
        `Page template: expected this part once in Docusaurus' template, as in 3.10.2, found it ${count} times. Adapt plugins/bundler/pageTemplate.ts.\n${part}`,
      );
  }
  return template
    .replace(STYLE_SHEETS, '')
    .replace(SCRIPTS, '')
    .replace(END, () => STYLE_SHEETS + LOAD_SCRIPTS + END);
}

/** Node's own loader, with which knip reads the configuration, wraps the exports of a CommonJS module once more. */
function docusaurusTemplate(): string {
  const exported: unknown = docusaurus.default;
  return typeof exported === 'string' ? exported : (exported as typeof docusaurus).default;
}
