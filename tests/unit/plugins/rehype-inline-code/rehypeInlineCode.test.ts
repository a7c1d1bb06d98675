import {toHtml} from 'hast-util-to-html';
import {rehypeInlineCode} from '@site/plugins/rehype-inline-code';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function codeOf(markdown: string): Promise<string> {
  const tree = await parseHtmlTree(markdown);
  rehypeInlineCode()(tree);
  return /<code.*code>/s.exec(toHtml(tree))![0];
}

describe('rehypeInlineCode, tables', () => {
  const cellOf = (code: string) => codeOf(`|a|\n|-|\n|\`${code}\`|`);

  it('leaves code that fits a column of a phone unchanged', async () => {
    expect(await cellOf('aB'.repeat(8))).toBe(`<code>${'aB'.repeat(8)}</code>`);
  });

  it.each([
    ['/nodes/auctions/count', '/nodes/<wbr>auctions/<wbr>count'],
    ['qualifiedAuctionValidators', 'qualified<wbr>Auction<wbr>Validators'],
  ])('lets %s break on phones', async (code, html) => {
    expect(await cellOf(code)).toBe(`<code>${html}</code>`);
  });

  it.each([
    ['sendAllTransferRoleAddresses2', 'send<wbr>AllTransfer<wbr>Role<wbr>Addresses2'],
    ['/address/{address}/registered-nfts', '/address/<wbr>{address}/<wbr>registered-nfts'],
    ['multiversx_sc::types::ManagedVec', 'multiversx_<wbr>sc::<wbr>types::<wbr>Managed<wbr>Vec'],
    ['GET /address/{address}/esdts/roles', 'GET /address/<wbr>{address}/<wbr>esdts/<wbr>roles'],
    [
      'mxpy --proxy https://devnet-gateway.multiversx.com',
      'mxpy --proxy https://<wbr>devnet-gateway.<wbr>multiversx.<wbr>com',
    ],
  ])('lets %s break between its words', async (code, html) => {
    expect(await cellOf(code)).toBe(`<code class="mx-long">${html}</code>`);
  });

  it('lets a hash break anywhere', async () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(await cellOf(hash)).toBe(`<code class="mx-hash">${hash}</code>`);
  });
});

describe('rehypeInlineCode, text', () => {
  it.each(['GET /accounts/count', 'qualifiedAuctionValidators', '0123456789abcdef'.repeat(4)])(
    'leaves %s unchanged',
    async (code) => {
      expect(await codeOf(`\`${code}\``)).toBe(`<code>${code}</code>`);
    },
  );

  it.each([
    ['GET /accounts/{address}/nfts', 'GET /accounts/<wbr>{address}/<wbr>nfts'],
    ['/accounts/{address}/history/count', '/accounts/<wbr>{address}/<wbr>history/<wbr>count'],
    [
      '/path/with/a_name_of_more_than_28_characters',
      '/path/<wbr>with/<wbr>a_name_<wbr>of_more_<wbr>than_<wbr>28_characters',
    ],
    ['numberOfQualifiedAuctionValidators', 'number<wbr>OfQualified<wbr>Auction<wbr>Validators'],
  ])('lets %s break', async (code, html) => {
    expect(await codeOf(`[\`${code}\`](/x)`)).toBe(`<code>${html}</code>`);
  });

  it('leaves blocks of code unchanged', async () => {
    const block = 'GET /accounts/{address}/history/{tokenIdentifier}/count';
    expect(await codeOf(`~~~\n${block}\n~~~`)).not.toContain('wbr');
  });
});

it('keeps names with hyphens whole in headings', async () => {
  const tree = await parseHtmlTree('## Install sc-meta and `mxpy`\n\nsc-meta');
  rehypeInlineCode()(tree);
  expect(toHtml(tree)).toBe(
    '<h2>Install <span class="mx-whole">sc-meta</span> and <code>mxpy</code></h2>\n<p>sc-meta</p>',
  );
});
