import type {NavbarItem} from '@docusaurus/theme-common';
import {variantOf} from './base';

/** An item of a known type with nothing to link to: it fails when it is rendered. */
export default variantOf({
  docs: 'tests/support/variants/docs',
  pages: 'tests/support/variants/pages',
  themeConfig: {
    navbar: {
      title: 'Variant',
      items: [{type: 'docSidebar', sidebarId: 'empty', position: 'left', label: 'Empty'} as NavbarItem],
    },
  },
  config: {},
});
