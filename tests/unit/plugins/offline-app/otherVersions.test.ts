import {filesOfOtherVersions} from '@site/plugins/offline-app/otherVersions';
import {makeFolder} from '@site/tests/support/folder';

it('says which files belong only to other versions of the docs than the latest', async () => {
  const versions = [
    {path: '/docs/next', isLast: false},
    {path: '/docs/', isLast: true},
  ];
  const generated = makeFolder({
    'globalData.json': JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions}}}),
    'routesChunkNames.json': JSON.stringify({
      '/docs/learn/sharding/-b34': {__comp: '17896441', content: 'd2751ccb'},
      '/docs/next/learn/sharding/-c51': {
        __comp: '17896441',
        __context: {plugin: 'a7456010'},
        content: 'e93b11aa',
      },
    }),
  });
  const isOfOther = await filesOfOtherVersions(generated.directory, '/docs/');
  const files = [
    'learn/sharding/index.html',
    'next/learn/sharding/index.html',
    'next/index.html',
    'nextsteps/index.html',
    'assets/js/17896441.0ca818c2.js',
    'assets/js/d2751ccb.0ca818c2.js',
    'assets/js/e93b11aa.0ca818c2.js.LICENSE.txt',
    'assets/js/a7456010.1a2b3c4d.js',
    'assets/js/runtime~main.1a2b3c4d.js',
    'assets/search/search-index.1a2b3c4d.json',
  ];
  expect(files.filter(isOfOther)).toEqual([
    'next/learn/sharding/index.html',
    'next/index.html',
    'assets/js/e93b11aa.0ca818c2.js.LICENSE.txt',
    'assets/js/a7456010.1a2b3c4d.js',
  ]);
  generated.remove();
});
