import {withoutDescriptions} from '@site/plugins/short-sidebar-data/withoutDescriptions';

it('leaves everything of the documents but their descriptions', () => {
  const data = {
    version: {
      label: 'Next',
      docsSidebars: {docs: [{type: 'link', label: 'Sharding', docId: 'learn/sharding'}]},
      docs: {
        'learn/sharding': {id: 'learn/sharding', title: 'Sharding', description: 'Why.', sidebar: 'docs'},
      },
    },
  };
  expect(withoutDescriptions(JSON.stringify(data))).toEqual({
    version: {
      ...data.version,
      docs: {'learn/sharding': {id: 'learn/sharding', title: 'Sharding', sidebar: 'docs'}},
    },
  });
});
