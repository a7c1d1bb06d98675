import {failOnProblems} from '@site/plugins/shared/pageProblems';

describe('failOnProblems', () => {
  const problem = {line: 3, message: 'a fact is unknown'};
  const elsewhere = {file: 'src/api/api.yaml', line: 7, message: 'a reference is broken'};

  it('accepts a page without problems', () => {
    expect(() => failOnProblems('each fact', {path: 'docs/a.mdx'}, [])).not.toThrow();
  });

  it('lists each problem once, with its file and line and without a stack, which would repeat the message', () => {
    let thrown: unknown;
    try {
      failOnProblems('each fact', {path: 'docs/a.mdx'}, [problem, elsewhere, elsewhere]);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({
      message:
        'Expected each fact of docs/a.mdx to be valid, found 2 problems (correct them):\n' +
        '- docs/a.mdx:3: a fact is unknown\n- src/api/api.yaml:7: a reference is broken',
      stack: '',
    });
  });
});
