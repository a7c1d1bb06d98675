import {
  describeVerification,
  noteText,
  tickText,
  type VerificationTexts,
} from '@site/plugins/rehype-highlight-code/describeVerification';
import type {Verification} from '@site/plugins/remark-samples/verification';

const verification: Verification = {
  folder: 'samples/contracts',
  toolchain: 'rust',
  hash: 'a',
  date: '2026-11-20',
  result: 'passed',
  library: {name: 'multiversx-sc', version: '0.66.2'},
  tools: {rustc: 'rustc 1.90.0 (1159e78c4 2026-09-14)'},
};

it.each([
  [{}, 'Tested · multiversx-sc 0.66.2'],
  [{library: {name: 'github.com/multiversx/mx-sdk-go', version: 'v1.4.6'}}, 'Tested · mx-sdk-go 1.4.6'],
  [
    {library: undefined, tools: {bash: '5.2.15', jq: '1.6', mxpy: 'MultiversX Python CLI (mxpy) 12.0.0'}},
    'Tested · jq 1.6, mxpy 12.0.0',
  ],
  [{library: undefined, tools: {mxpy: '12.0.0'}}, 'Checked · mxpy 12.0.0'],
  [{library: undefined, tools: {bash: '5.2.15'}}, 'Tested · bash 5.2.15'],
])('the tick of a sample with %j says what it was tested with', (change, text) => {
  expect(tickText(describeVerification({...verification, ...change}))).toBe(text);
});

describe('the note about a page', () => {
  const tested = (...tools: string[]): VerificationTexts => ({verb: 'Tested', tools, date: '2026-11-20'});

  it('names each tool once, with the month of the earliest run', () => {
    expect(noteText([tested('a 1'), {...tested('b 2', 'a 1'), date: '2026-01-31'}])).toBe(
      'Tested with a 1, b 2, January 2026',
    );
  });

  it('claims no test if a sample was only checked', () => {
    expect(noteText([tested('a 1'), {...tested('b 2'), verb: 'Checked'}])).toBe(
      'Checked with a 1, b 2, November 2026',
    );
  });

  it('takes one line', () => {
    const many = Array.from({length: 9}, (_, index) => `multiversx-sdk-${index} 1.2.3`);
    const text = noteText([tested(...many)]);
    expect(text).toBe('Tested with multiversx-sdk-0 1.2.3 and others, November 2026');
  });
});
