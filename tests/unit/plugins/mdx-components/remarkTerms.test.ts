import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {remarkTerms} from '@site/plugins/mdx-components';
import {elementsOf} from '@site/tests/support/elementsOf';
import {parseMarkdown} from '@site/plugins/shared/markdown';

const glossary = `---
title: Terminology
---

## Shards {/* #shards */}

### Shard {/* #shard */}

A part of the *network* that holds
a share of the [accounts](/learn/sharding).

A second paragraph.

### Address {/* #address */}

:fact[address-length]{unit} that name an account.

### Without an id

Nothing names it.
`;

let docsDir: string;

beforeEach(() => {
  docsDir = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(docsDir, 'terminology.mdx'), glossary);
});
afterEach(() => rmSync(docsDir, {recursive: true}));

function furnish(text: string, glossaryFile = join(docsDir, 'terminology.mdx')) {
  const tree = parseMarkdown(text);
  remarkTerms({glossaryFile})(tree, {path: `${process.cwd()}/docs/page.mdx`});
  return tree;
}

describe('Term', () => {
  it('gets the first paragraph of its glossary entry as plain text, facts included', () => {
    const tree = furnish('The <Term id="shard">shards</Term> of an <Term id="address">address</Term>.');
    expect(elementsOf(tree, 'Term')).toEqual([
      {id: 'shard', definition: 'A part of the network that holds a share of the accounts.'},
      {id: 'address', definition: '32 bytes that name an account.'},
    ]);
  });

  it("fails with the closest terms if the glossary doesn't contain it", () => {
    expect(() => furnish('One.\n\nThe <Term id="shrad">shards</Term>.')).toThrow(
      /^Expected each term of docs\/page\.mdx to be valid, found 1 problems \(correct them\):\n- docs\/page\.mdx:3: the glossary has no term "shrad": use an existing term \(closest: shard, address\), or add an H3 with this id to .*terminology\.mdx$/,
    );
  });

  it('is plain text while there is no glossary', () => {
    const tree = furnish('The <Term id="shard">shards</Term>.', join(docsDir, 'missing.mdx'));
    expect(elementsOf(tree, 'Term')).toEqual([]);
    expect(JSON.stringify(tree)).toContain('"value":"shards"');
  });
});
