import path from 'node:path';
import {lastUpdatedFrom} from '@site/src/config/lastUpdated';
import {makeFolder} from '@site/tests/support/folder';

const dates = {'page-dates.json': '{"docs/learn/sharding.mdx": 1764028800000}'};

describe('lastUpdatedFrom', () => {
  const from = (files: Record<string, string>) => {
    const {directory, remove} = makeFolder(files);
    const source = lastUpdatedFrom(directory);
    remove();
    return {directory, source};
  };

  it('is false in an archive', () => {
    expect(from({'package.json': '{}'}).source).toBe(false);
  });

  it('is the Git history in a clone, also in a linked work tree, where .git is a file', () => {
    expect(from({'.git/HEAD': 'ref: refs/heads/main\n', ...dates}).source).toBe(true);
    expect(from({'.git': 'gitdir: elsewhere\n'}).source).toBe(true);
  });

  it('is page-dates.json if there is no Git history', async () => {
    const {directory, source} = from(dates);
    if (typeof source === 'boolean') throw new Error('Expected a reader of page-dates.json.');
    const read = (page: string) => source.getFileLastUpdateInfo(path.join(directory, page));
    expect(await read('docs/learn/sharding.mdx')).toEqual({timestamp: 1764028800000, author: ''});
    expect(await read('docs/learn/new.mdx')).toBeNull();
    // Docusaurus' validation requires that each function declares its parameter.
    for (const declared of Object.values(source)) expect(declared).toHaveLength(1);
  });
});
