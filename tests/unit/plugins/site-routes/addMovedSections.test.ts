import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {addMovedSections} from '@site/plugins/site-routes/addMovedSections';
import type {MovedSections} from '@site/src/config/movedSections';

const slugs = ['/learn/sharding/', '/learn/sharding/moves', '/learn/other'];
const content = {
  loadedVersions: [{docs: slugs.map((slug) => ({slug, permalink: `/base${slug}`}))}],
} as unknown as LoadedContent;

function movedIn(table: MovedSections): unknown[] {
  const [version] = addMovedSections(content, table, {trailingSlash: true, baseUrl: '/base/'}).loadedVersions;
  return version!.docs.map((doc) => (doc as {movedSections?: unknown}).movedSections);
}

describe('addMovedSections', () => {
  it('adds the new URLs of moved sections to the page that had them, and to no other page', () => {
    expect(
      movedIn({
        '/learn/sharding': {
          time: '#when',
          who: '/learn/sharding/moves#who',
          moves: '/learn/sharding/moves',
        },
      }),
    ).toEqual([
      [
        ['time', '/base/learn/sharding/#when'],
        ['who', '/base/learn/sharding/moves/#who'],
        ['moves', '/base/learn/sharding/moves/'],
      ],
      undefined,
      undefined,
    ]);
  });

  it('ignores pages of another set of documents', () => {
    expect(movedIn({'/learn/chronology': {epochs: '/learn/epochs'}})).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('throws if the sections of a page moved to a page that does not exist', () => {
    expect(() => movedIn({'/learn/sharding': {who: '/learn/move#who'}})).toThrow(
      'Moved sections: expected a page at /learn/move, found none: correct src/config/movedHeadings.json.',
    );
  });
});
