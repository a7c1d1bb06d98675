import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {pageTemplate} from '@site/plugins/bundler/pageTemplate';

const page = {
  appHtml: '<main>Text</main>',
  baseUrl: '/docs/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: '',
  headTags: '',
  preBodyTags: '',
  postBodyTags: '',
  metaAttributes: [],
  scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '3.10.2',
};

describe('pageTemplate', () => {
  it('loads style sheets, then the scripts in their order, at the end of the page', async () => {
    const html = (await compileSSGTemplate(pageTemplate()))(page);
    expect(html).not.toContain(' src=');
    const [, scripts, code = ''] =
      /<main>Text<\/main><\/div>\s*<link rel="stylesheet" href="\/docs\/assets\/css\/styles.css" \/>\s*<script data-scripts="(.*?)">(.*)<\/script>\s*<\/body>/s.exec(
        html,
      ) ?? [];
    const appended: {onerror?: (event: object) => void}[] = [];
    const document = {
      currentScript: {dataset: {scripts}},
      createElement: () => ({}),
      head: {append: (script: object) => appended.push(script)},
    };
    new Function('document', code)(document);
    const onerror: unknown = expect.any(Function);
    expect(appended).toEqual([
      {src: '/docs/assets/js/runtime.js', async: false, onerror},
      {src: '/docs/assets/js/main.js', async: false, onerror},
    ]);
    // The bundler's runtime calls the handler as a function.
    const remove = jest.fn();
    const {onerror: call} = appended[0]!;
    call!({target: {remove}});
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('refuses a template that has changed', () => {
    expect(() => pageTemplate('<html></html>')).toThrow(
      "expected this part once in Docusaurus' template, as in 3.10.2, found it 0 times",
    );
  });
});
