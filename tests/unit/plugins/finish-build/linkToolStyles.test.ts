import {linkToolStyles} from '@site/plugins/finish-build/linkToolStyles';

const HEAD = '<html><link rel=stylesheet href=/styles.css />';

it('pages with a tool get the style sheet of the tools after the first one, once', () => {
  const pages = [
    {file: 'tools.html', html: `${HEAD}<section data-tool=""></section>`},
    {file: 'other.html', html: `${HEAD}<section></section>`},
  ];
  const linked = linkToolStyles(pages, '/tool-styles.css');
  expect(linked).toEqual([
    {
      file: 'tools.html',
      html: `${HEAD}<link rel="stylesheet" href="/tool-styles.css"><section data-tool=""></section>`,
    },
    pages[1],
  ]);
  expect(linkToolStyles(linked, '/tool-styles.css')).toEqual(linked);
});
