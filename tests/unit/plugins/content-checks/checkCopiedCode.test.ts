import {checkCopiedCode} from '@site/plugins/content-checks/checkCopiedCode';
import {pageOf, siteWith} from '@site/tests/support/contentSite';

const source = `import {known} from 'lib';
// #region whole
known(helper);
// #endregion whole
function helper() {
  // #region part
  if (known) {
    // #endregion part
  }
}
// #region unknown
known(missing, lost);
// #endregion unknown
`;
const site = siteWith([], {files: {'samples/a.ts': source}});

function problemsOf(words: string): string[] {
  return checkCopiedCode(pageOf(`Text.\n\n\`\`\`ts ${words}\n\`\`\`\n`), site).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkCopiedCode', () => {
  it('accepts code that is complete with its setup, excerpts, and other languages', () => {
    expect(problemsOf('file=samples/a.ts#whole')).toEqual([]);
    expect(problemsOf('excerpt file=samples/a.ts#part')).toEqual([]);
    expect(problemsOf('excerpt file=samples/a.ts#unknown')).toEqual([]);
    expect(checkCopiedCode(pageOf('```bash file=samples/a.ts#unknown\n```\n'), site)).toEqual([]);
  });

  it('reports names that nothing defines', () => {
    expect(problemsOf('file=samples/a.ts#unknown')).toEqual([
      '3: the copied code uses missing, lost, which neither samples/a.ts nor the language defines; declare or import it in that file, or write the word excerpt after the language',
    ]);
  });

  it('reports a part of a statement', () => {
    expect(problemsOf('file=samples/a.ts#part')).toEqual([
      '3: the copied code starts or ends within a statement of samples/a.ts; move the markers of the region, or write the word excerpt after the language',
    ]);
  });
});
