import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {exportPages} from '@site/scripts/benchPeers/exportPages';
import {PEERS} from '@site/scripts/benchPeers/peers';
import {exportSidebar} from '@site/scripts/benchPeers/sidebar';

const CONSENSUS = {
  route: 'learn/consensus',
  title: 'Consensus: "proofs"',
  description: 'How a block becomes final.',
  body: 'See [shards](/learn/sharding/#shards).',
};

describe('exportPages', () => {
  it('reads title, description and text, with relative links', async () => {
    const build = await mkdtemp(path.join(tmpdir(), 'build-'));
    try {
      await mkdir(path.join(build, 'learn/consensus'), {recursive: true});
      await writeFile(path.join(build, 'index.md'), '# Docs\n\n[A](https://x.com/learn/index.md)\n');
      await writeFile(
        path.join(build, 'learn/consensus/index.md'),
        '---\ntitle: \'Consensus: "proofs"\'\ndescription: How a block becomes final.\n---\n\n' +
          '# Consensus: "proofs"\n\nSee [shards](https://x.com/learn/sharding/#shards).\n',
      );
      expect(await exportPages(build, 'https://x.com')).toEqual([
        {route: '', title: 'Docs', description: '', body: '[A](/learn/)'},
        CONSENSUS,
      ]);
    } finally {
      await rm(build, {recursive: true});
    }
  });

  it('says what to do without a build', async () => {
    await expect(exportPages('/nowhere', 'https://x.com')).rejects.toThrow(
      'Expected Markdown of the pages in /nowhere, found none. Build the site first.',
    );
  });
});

it("exportSidebar returns the site's sidebar with page titles", () => {
  const learn = exportSidebar([CONSENSUS]).find(({label}) => label === 'Learn');
  expect(learn).toMatchObject({
    entries: expect.arrayContaining([{label: 'Consensus: "proofs"', address: '/learn/consensus/'}]),
  });
});

it.each(PEERS.map((peer) => [peer.name, peer] as const))('%s has each page at its route', (_, peer) => {
  const files = peer.filesOf(
    [CONSENSUS],
    [{label: 'Learn', entries: [{label: 'Consensus', address: '/learn/consensus/'}]}],
  );
  const [, page] = Object.entries(files).find(([file]) => file.endsWith('learn/consensus/index.md'))!;
  expect(page).toContain('title: "Consensus: \\"proofs\\""\n');
  expect(page).toContain(CONSENSUS.body);
  expect(Object.values(files).join()).toContain('"link":"/learn/consensus/"');
});
