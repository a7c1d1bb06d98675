import type {NavbarItem} from '@docusaurus/theme-common';
import {variantOf} from './base';

export default variantOf({
  docs: 'tests/support/variants/docs',
  pages: 'tests/support/variants/pages',
  themeConfig: {navbar: {title: 'Variant', items: [{type: 'no-such-type', position: 'left'} as NavbarItem]}},
});
