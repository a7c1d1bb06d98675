import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'generated-index', slug: '/all-guides', description: 'Every guide.'},
      items: ['guides/first', 'guides/second'],
    },
    {type: 'category', label: 'Cards', link: {type: 'doc', id: 'cards'}, items: ['guides/third']},
  ],
} satisfies SidebarsConfig;
