import {checkTerms} from '@site/plugins/content-checks/checkTerms';
import {pageOf, pageWith, siteWith} from '@site/tests/support/contentSite';

const glossary = pageWith(
  '## Shard {/* #shard */}\n\n## Epoch {/* #epoch */}\n',
  'docs/welcome/terminology.mdx',
);

describe('checkTerms', () => {
  it('accepts a term of the glossary', () => {
    expect(checkTerms(pageOf('A <Term id="shard">shard</Term>.'), siteWith([glossary]))).toEqual([]);
  });

  it('accepts any term while there is no glossary', () => {
    expect(checkTerms(pageOf('A <Term id="shards">shard</Term>.'), siteWith())).toEqual([]);
  });

  it.each([
    [
      '<Term id="shards">shard</Term>',
      '<Term id="shards"> isn\'t in the glossary (docs/welcome/terminology.mdx); closest: shard, epoch',
    ],
    ['<Term>shard</Term>', '<Term> has no id; name a heading id of /welcome/terminology'],
  ])('reports %p', (text, message) => {
    expect(checkTerms(pageOf(`A.\n\nA ${text}.`), siteWith([glossary]))).toEqual([{line: 3, message}]);
  });
});
