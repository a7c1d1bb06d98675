import {toHtml} from 'hast-util-to-html';
import {rehypeTables} from '@site/plugins/rehype-tables';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function render(markdown: string): Promise<string> {
  const tree = await parseHtmlTree(markdown);
  rehypeTables()(tree);
  return toHtml(tree);
}

const table = (...rows: string[]) => [rows[0], rows[0]!.replace(/[^|]+/g, '-'), ...rows.slice(1)].join('\n');

describe('rehypeTables, rows', () => {
  it('labels the cells of a table that contains prose with its headers, and keeps its roles', async () => {
    const html = await render(
      table('|Field|Type|Meaning|', '|`nonce`|number|transactions that the sender sent before|'),
    );
    expect(html).toContain('<table class="mx-rows" style="--c1:&#x22;Field&#x22;;--c2:&#x22;Type&#x22;');
    expect(html.match(/role="\w+"/g)).toEqual(
      ['table', 'row', 'columnheader', 'columnheader', 'columnheader', 'row', 'cell', 'cell', 'cell'].map(
        (role) => `role="${role}"`,
      ),
    );
  });

  it('escapes headers for CSS', async () => {
    const html = await render(table('|a|b "c" \\\\|d|', '|1|2|[a link of many characters in all](/x)|'));
    expect(html).toContain('--c2:&#x22;b \\&#x22;c\\&#x22; \\\\&#x22;');
  });

  it.each([
    ['two columns', table('|a|b|', '|1|prose of more than twenty-four characters|')],
    ['rows that fit a phone', table('|a|b|c|', '|1|2|[c](/x)|')],
    ['only numbers and identifiers', table('|a|b|c|', '|1,000,000,000|`a_long_identifier_of_code`|2,000|')],
  ])("doesn't display a table with %s as cards", async (_, markdown) => {
    expect(await render(markdown)).not.toContain('mx-rows');
  });
});

it('a short figure and its unit stay on one line', async () => {
  const html = await render(
    table('|Time|Text|', '|150–510 ms|4 short words|', '|a b|3 or more of these words|'),
  );
  expect(html.match(/<td class="mx-whole">[^<]+/g)).toEqual([
    '<td class="mx-whole">150–510 ms',
    '<td class="mx-whole">4 short words',
  ]);
});

describe('rehypeTables, headers', () => {
  it('removes an empty header row, and turns the names in the first column into row headers', async () => {
    expect(await render(table('| | |', '|Receiver|the contract|'))).toMatch(
      /^<table>\s*<tbody>\s*<tr>\s*<th class="mx-name" scope="row">Receiver<\/th>\s*<td>the contract<\/td>/,
    );
  });

  it('turns the empty corner above row headers into a data cell', async () => {
    const html = await render(table('| |Mainnet|', '|`chain`|1|', '| |2|'));
    expect(html).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>Mainnet<\/th>/);
    expect(html).toMatch(/<th class="mx-name" scope="row"><code>chain<\/code><\/th>\s*<td>1<\/td>/);
    expect(html).toMatch(/<td><\/td>\s*<td>2<\/td>/);
  });

  it('gives the names of rows that are cards the role of a row header', async () => {
    const html = await render(table('| |a|b|', '|name|1|prose of more than twenty-four characters|'));
    expect(html.match(/role="\w+"/g)).toEqual(
      ['table', 'row', 'cell', 'columnheader', 'columnheader', 'row', 'rowheader', 'cell', 'cell'].map(
        (role) => `role="${role}"`,
      ),
    );
  });

  it("doesn't add row headers to a table whose headers all have text", async () => {
    const html = await render(table('|a|b|', '|1|2|'));
    expect(html).not.toMatch(/scope|mx-name/);
    expect(html.match(/<th>/g)).toHaveLength(2);
  });
});
