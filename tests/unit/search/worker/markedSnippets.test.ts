import {createMatcher, markMatches} from '@site/src/retrieval/ranking/markMatches';
import {snippetOf} from '@site/src/search/worker/snippet';

const matcher = createMatcher(new Set(['shard', 'deploy', 'mapper', '2500', 'walletconnect', 'c++']));
const marked = (text: string) =>
  markMatches(text, matcher)
    .map((part) => (part.isMatch ? `<mark>${part.text}</mark>` : part.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Shards are shards.', '<mark>Shards</mark> are <mark>shards</mark>.'],
    ['A SingleValueMapper deployed.', 'A <mark>SingleValueMapper</mark> <mark>deployed</mark>.'],
    ['At 2,500 EGLD, not 12,500.', 'At <mark>2,500</mark> EGLD, not 12,500.'],
    [
      'A wallet-connect or WalletConnect, no wallet.',
      'A <mark>wallet-connect</mark> or <mark>WalletConnect</mark>, no wallet.',
    ],
    ['Unsharded, re-deploy.', 'Unsharded, <mark>re-deploy</mark>.'],
    ['In C++17 or (c++), no C.', 'In <mark>C++</mark>17 or (<mark>c++</mark>), no C.'],
    ['Nothing here.', 'Nothing here.'],
    ['', ''],
  ])('marks the words in %p: %p', (text, html) => {
    expect(marked(text)).toBe(html);
  });
});

describe('snippetOf', () => {
  const text = `${'Before it all. '.repeat(20)}Here a shard is deployed at once. ${'After it all. '.repeat(20)}`;
  const plain = (parts: {text: string}[]) => parts.map((part) => part.text).join('');

  it('is the part with the most distinct matches', () => {
    const snippet = plain(snippetOf(`Shard shard shard. ${text}`, matcher));
    expect(snippet).toContain('a shard is deployed at once');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThan(230);
  });

  it('is the beginning of a text without a match, and all of a short text', () => {
    expect(plain(snippetOf(text, () => []))).toMatch(/^Before it all\..*…$/);
    expect(plain(snippetOf('Short.', () => []))).toBe('Short.');
    expect(snippetOf('', matcher)).toEqual([]);
  });

  it('starts and ends at word boundaries, on one line', () => {
    const snippet = plain(snippetOf(text.replaceAll('. ', '.\n'), matcher));
    expect(snippet).not.toContain('\n');
    expect(snippet).toMatch(/^…(?:Before|it|all\.) /);
  });
});
