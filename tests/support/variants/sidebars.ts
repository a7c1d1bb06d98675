import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  docs: ['guide'],
  empty: [{type: 'html', value: 'Nothing to link to'}],
} satisfies SidebarsConfig;
