import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import {createEngine} from '@site/src/retrieval/ranking/engine';
import {engineOf, pagesOf, type ShortPage} from '@site/tests/support/searchPages';

const filler = 'Words that stand on many pages and say little about any of them, as in most texts.';

function routes(pages: Record<string, ShortPage>, query: string): string[] {
  return engineOf(pages)
    .rank(query)
    .pages.map(({page}) => page.route);
}

describe('createEngine', () => {
  it.each<[string, string, Record<string, ShortPage>]>([
    [
      'a title above a heading above text',
      'sharding',
      {
        '/title': {title: 'Sharding', intro: filler},
        '/heading': {title: 'Network', headings: {'How sharding works': filler}},
        '/text': {title: 'History', intro: `${filler} Sharding came later.`},
      },
    ],
    [
      'a page with a matching reader question above a page without one',
      'turnout of votes',
      {
        '/asked': {title: 'Quorum', intro: filler, asked: ['least turnout of votes']},
        '/none': {title: 'Rounds', intro: `${filler} Of votes.`},
      },
    ],
    [
      'all words above some of them',
      'validator rating decrease',
      {
        '/all': {title: 'Penalties', intro: `${filler} A validator loses rating: a decrease.`},
        '/some': {title: 'Ranks', intro: 'A rating is a rating. The rating of a rating. Rating decrease.'},
      },
    ],
    [
      'the typed word above a similar word',
      'stake',
      {
        '/typed': {title: 'Notes', intro: `${filler} Some stake.`},
        '/near': {title: 'Snake', intro: 'A snake, a snake, and a snake.', headings: {Snake: 'snake'}},
      },
    ],
    [
      'an exact identifier above its parts',
      'SingleValueMapper',
      {
        '/whole': {title: 'Storage', intro: `${filler} Use SingleValueMapper.`},
        '/parts': {title: 'Maps', intro: 'A single mapper of a value. A mapper maps a single value.'},
      },
    ],
    [
      'a name in code above the same word in prose',
      'payable',
      {
        '/code': {title: 'Annotations', intro: `${filler} Write \uE000payable\uE000.`},
        '/prose': {title: 'Annexes', intro: `${filler} Some payable.`},
      },
    ],
    [
      'a page with the question of the query above a page with its words',
      'why is my node slow',
      {
        '/asked': {title: 'Disks', intro: filler, asked: ['why is my node slow']},
        '/words': {title: 'Speeds', intro: `${filler} A slow node. A node is slow.`},
      },
    ],
    [
      'a current page above a deprecated one',
      'issue a token',
      {
        '/current': {title: 'Tokens', intro: `${filler} To issue a token, call it.`},
        '/old': {title: 'Issue a token', intro: 'Issue a token so.', deprecated: true},
      },
    ],
    [
      "the network's page above a product's page",
      'validator requirements',
      {
        '/validators/requirements': {title: 'Requirements', intro: `${filler} What a validator needs.`},
        '/sovereign/requirements': {title: 'Requirements', intro: `${filler} What a validator needs.`},
      },
    ],
    [
      "a product's page first if the query names the product",
      'sovereign validator requirements',
      {
        '/sovereign/requirements': {
          title: 'Requirements',
          intro: `${filler} What a sovereign validator needs.`,
        },
        '/validators/requirements': {title: 'Requirements', intro: `${filler} What a validator needs.`},
      },
    ],
  ])('ranks %s', (_, query, pages) => {
    expect(routes(pages, query)).toEqual(Object.keys(pages).slice(0, routes(pages, query).length));
    expect(routes(pages, query)[0]).toBe(Object.keys(pages)[0]);
  });

  const site: Record<string, ShortPage> = {
    '/learn/sharding': {
      title: 'Sharding',
      description: 'How the network is divided.',
      intro: 'The network is divided into shards.',
      headings: {
        'Who moves': 'Validators are shuffled between shards.',
        'Who moves > When': 'Shuffled at the end of an epoch.',
      },
    },
    '/sdk/contracts': {
      title: 'Contract calls',
      intro: 'Use the unified syntax.',
      code: '#[payable("*")]\nfn deposit(&self) { self.tx().to(ToCaller); }',
    },
    '/tokens/nft': {title: 'NFT and SFT', intro: 'Non-fungible tokens: ESDTNFTTransfer moves one.'},
    '/indices/es-index-blocks': {
      title: 'blocks',
      intro: 'The index es-index-blocks holds erd_min_gas_limit.',
    },
  };

  it.each([
    ['shuffld validaters', '/learn/sharding'],
    ['shuff', '/learn/sharding'],
    ['#[payable("*")]', '/sdk/contracts'],
    ['to_caller', '/sdk/contracts'],
    ['ESDTNFTTransfer', '/tokens/nft'],
    ['esdtnfttransfer', '/tokens/nft'],
    ['non fungible', '/tokens/nft'],
    ['es-index-*', '/indices/es-index-blocks'],
    ['erd_min_gas_limit', '/indices/es-index-blocks'],
    ['min gas limit', '/indices/es-index-blocks'],
  ])('ranks first for %p: %s', (query, route) => {
    expect(routes(site, query)[0]).toBe(route);
  });

  it.each(['C++', 'c++ sdk', 'cpp'])(
    'finds a name by its symbols and by its spelled-out form: %s',
    (query) => {
      const sdks: Record<string, ShortPage> = {
        '/sdk/erdcpp': {title: 'C++ SDK', intro: `${filler} For programs in C++14.`},
        '/sdk/c': {title: 'C SDK', intro: `${filler} For programs in C.`},
      };
      const {pages, matcher} = engineOf(sdks).rank(query);
      expect(pages[0]?.page.route).toBe('/sdk/erdcpp');
      expect(matcher('In C or C++.')).toEqual([{word: 'C++', start: 8}]);
    },
  );

  it('returns the matching sections of a page, best first', () => {
    const [first] = engineOf(site).rank('shuffled at epoch end').pages;
    expect(first!.sections[0]).toMatchObject({anchor: 'when', path: ['Who moves', 'When']});
  });

  it('returns the same results for a query typed key by key', () => {
    const typed = engineOf(site);
    const query = 'validatrs are shuffled at epoch en';
    for (const end of Array.from(query).keys()) {
      const asked = query.slice(0, end + 1);
      expect(typed.rank(asked).pages).toEqual(engineOf(site).rank(asked).pages);
    }
  });

  it('returns the introduction first if the title equals the query', () => {
    const [first] = engineOf(site).rank('sharding').pages;
    expect(first!.sections[0]).toMatchObject({anchor: '', path: []});
  });

  it('searches titles, headings and descriptions before the index is loaded', () => {
    const engine = createEngine(buildIndex(pagesOf(site)).outline);
    expect(engine.rank('who moves').pages[0]!.page.route).toBe('/learn/sharding');
    expect(engine.rank('divided network').pages[0]!.page.route).toBe('/learn/sharding');
    expect(engine.rank('payable').pages).toEqual([]);
  });

  it('rejects an outline or an index of another build', () => {
    const {outline} = buildIndex(pagesOf(site));
    const other = buildIndex(pagesOf({'/a': {title: 'A'}}));
    expect(() => createEngine({...outline, version: 2 as 1})).toThrow('expected version 1, found 2');
    expect(() => createEngine(outline).addIndex(other.index)).toThrow(
      'expected 6 sections as in the outline, found 1',
    );
  });
});
