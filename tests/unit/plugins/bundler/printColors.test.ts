import postcss, {parse} from 'postcss';
import {darkModeOnScreen} from '@site/plugins/bundler/printColors';

const process = (css: string) => postcss([darkModeOnScreen()]).process(css, {from: undefined}).css;

describe('darkModeOnScreen', () => {
  it('limits dark mode rules to screens, also inside layers', () => {
    const css = process(
      "@layer theme { html[data-theme='dark'] a { color: red } } [data-theme=dark] b { top: 0 }",
    );
    const inMedia: string[] = [];
    parse(css).walkAtRules('media', (rule) => {
      expect(rule.params).toBe('screen');
      rule.walkRules(({selector}) => void inMedia.push(selector));
    });
    expect(inMedia).toEqual(["html[data-theme='dark'] a", '[data-theme=dark] b']);
    expect(css).toMatch(/^@layer theme/);
  });

  it('splits a rule that also applies to other modes', () => {
    const css = process(':root, [data-theme="dark"] { top: 0 }').replaceAll(/\s+/g, ' ');
    expect(css).toBe(':root { top: 0 } @media screen { [data-theme="dark"] { top: 0 } }');
  });

  it('leaves all other rules unchanged', () => {
    const css = ":root { color: red }\n[data-theme='light'] a { color: blue }";
    expect(process(css)).toBe(css);
  });
});
