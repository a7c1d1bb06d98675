import {checkContent} from '@site/plugins/content-checks';
import {readApiTexts} from '@site/plugins/content-checks/readApiTexts';
import {gatewayDocument, projectWithDocuments} from '@site/tests/support/apiDocuments';
import {siteWith} from '@site/tests/support/contentSite';

describe('the texts of OpenAPI documents', () => {
  const {directory, remove} = projectWithDocuments({
    gateway: {
      ...gatewayDocument(),
      info: {
        title: 'Gateway',
        version: '1.0.0',
        description: 'A text with a mispeling, and :fact[no-price].',
      },
      tags: [{name: 'Addresses', description: 'See [nothing](/nowhere).'}],
    },
  });
  const texts = readApiTexts(directory);
  remove();

  it('are checked like pages, and problems have line numbers', async () => {
    const findMisspelled = async (text: string) =>
      [...text.matchAll(/mispeling/g)].map(({index}) => ({word: 'mispeling', index}));
    const problems = await checkContent(siteWith([], {apiTexts: texts}), findMisspelled);
    const found = problems.map(({file, line, message}) => `${file}:${line}: ${message}`);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^src\/api\/gateway\.yaml:5: "mispeling" is in no dictionary/),
        expect.stringMatching(/^src\/api\/gateway\.yaml:5: .*no-price/),
        expect.stringMatching(/^src\/api\/gateway\.yaml:11: .*\/nowhere/),
      ]),
    );
  });

  it('include the cells of extra columns, but not the examples', () => {
    const prose = texts.flatMap((page) => page.prose.map(({text}) => text));
    expect(prose).toContain('anything');
    expect(prose.join(' ')).not.toContain('cannot get account');
  });
});
