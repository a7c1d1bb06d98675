import {findSection} from '@site/src/formerLinks/findSection';

const map = {
  sections: {
    setguardian: '#set-guardian',
    intro: '',
    whitelisting: '/bridge/axelar/#networks',
    comparison: ['#shards', 'The comparison with other chains was dropped.'] as const,
  },
  children: ['/learn/sharding/types/#state-sharding'],
};
const headings = [
  {id: 'shards', text: 'Shards'},
  {id: 'gas-limit', text: 'Pick a gas limit'},
];
const find = (id: string) => findSection(id, map, headings);

it.each([
  ['setguardian', {url: '#set-guardian'}],
  ['whitelisting', {url: '/bridge/axelar/#networks'}],
  ['intro', {url: ''}],
  ['comparison', {url: '#shards', note: {gone: 'The comparison with other chains was dropped.'}}],
])('finds the section of the former link %s', (id, found) => {
  expect(find(id)).toEqual(found);
});

it.each([
  ['the-gas-limit', '#gas-limit'],
  ['Pick-a-gas-limit', '#gas-limit'],
  ['sharding-state-sharding', '/learn/sharding/types/#state-sharding'],
])('finds the closest heading for %s, which is in no map', (id, url) => {
  expect(find(id)).toEqual({url, note: 'similar'});
});

it.each(['constructor', 'gas', 'state', '', '%'])('finds nothing for "%s"', (id) => {
  expect(find(id)).toBeUndefined();
});
