import {suggestPages} from '@site/src/search/suggestions/suggestPages';
import {engineOf} from '@site/tests/support/searchPages';

const engine = engineOf({
  '/learn/sharding': {title: 'Sharding', category: 'Learn', intro: 'Shards.'},
  '/tokens/intro': {title: 'Tokens on MultiversX', category: 'Tokens', intro: 'Issue one.'},
  '/utils': {title: 'Examples'},
});
const routes = (text: string, count?: number) => suggestPages(text, engine, count).map(({route}) => route);

describe('suggestPages', () => {
  it('suggests the pages that search finds', () => {
    expect(routes('/technology/shardng/')).toEqual(['/learn/sharding']);
  });

  it('otherwise suggests pages with similar titles', () => {
    expect(routes('multiverse')).toEqual(['/tokens/intro']);
  });

  it('suggests nothing if no title is similar', () => {
    expect(routes('😀')).toEqual([]);
    expect(routes('')).toEqual([]);
  });
});
