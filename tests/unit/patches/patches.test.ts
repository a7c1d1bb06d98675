import {readFileSync} from 'node:fs';
import patchDocSearch, {changes} from '@site/patches/docsearch.cjs';

const script = readFileSync(require.resolve('@docsearch/react/dist/esm/index.js'), 'utf8');

describe('patchDocSearch', () => {
  it('makes every change to the installed version', () => {
    const patched = patchDocSearch(script);
    for (const {to} of changes) expect(patched).toContain(to);
  });

  it('names each change that another version has no place for, or two', () => {
    const [first, second] = changes;
    const other = script.replace(first!.from, '') + second!.from;
    expect(() => patchDocSearch(other)).toThrow(
      `expected each change to match @docsearch/react 3.9.0 exactly once. Pin that version, or review these changes ` +
        `for the one installed:\n- found 0 times: ${first!.why}\n- found 2 times: ${second!.why}`,
    );
  });

  it('says of each change why it is made, and where it was reported', () => {
    for (const {why, issue} of changes) {
      expect(why).toMatch(/\.$/);
      expect(issue).toMatch(/^(?:https:\/\/github\.com\/algolia\/docsearch\/|no upstream issue$)/);
    }
  });
});
