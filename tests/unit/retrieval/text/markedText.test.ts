import * as fc from 'fast-check';
import {markdownOf, plainOf, DELIMITERS} from '@site/src/retrieval/text/markedText';

const {code, strong, emphasis, link, target, end, cell} = DELIMITERS;

describe('marked text', () => {
  it.each([
    ['plain words', 'Plain words.', 'Plain words.', 'Plain words.'],
    ['code', `Run ${code}mxpy tx${code}.`, 'Run mxpy tx.', 'Run `mxpy tx`.'],
    ['code with a backtick', `${code}a\`b${code}`, 'a`b', '``a`b``'],
    ['emphasis', `${strong}Never${strong} ${emphasis}ever${emphasis}`, 'Never ever', '**Never** *ever*'],
    ['a link', `See ${link}the page${target}/a#b${end}.`, 'See the page.', 'See [the page](/a#b).'],
    ['Markdown characters', 'a_b * [c] <d>', 'a_b * [c] <d>', String.raw`a\_b \* \[c\] \<d\>`],
    ['a number sign', '# of C# and #1', '# of C# and #1', String.raw`\# of C# and #1`],
    ['Markdown characters in code', `${code}a_b[0]${code}`, 'a_b[0]', '`a_b[0]`'],
    ['cells', `a${cell}b`, 'a · b', `a${cell}b`],
  ])('converts %s to text and to Markdown', (_, marked, plain, markdown) => {
    expect([plainOf(marked), markdownOf(marked)]).toEqual([plain, markdown]);
  });

  it('leaves text without markup as it is', () => {
    fc.assert(fc.property(fc.string({maxLength: 80}), (text) => plainOf(text) === text));
  });
});
