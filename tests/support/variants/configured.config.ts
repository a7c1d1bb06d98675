import type {NavbarItem} from '@docusaurus/theme-common';
import {sidebarSections} from '../../../plugins/site-routes/sidebarSections';
import sidebars from '../../../sidebars';
import {navbarItems} from '../../../src/config/navbar';
import {variantOf} from './base';

/** Supported settings that the site's configuration doesn't use. */
export default variantOf({
  docs: 'tests/support/variants/docs',
  pages: 'tests/support/variants/pages',
  themeConfig: {
    colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
    announcementBar: {id: 'notice', content: 'A notice for readers.', isCloseable: true},
    navbar: {
      title: 'Variant',
      hideOnScroll: false,
      items: [
        ...navbarItems(sidebarSections(sidebars.docs), '/'),
        {label: 'No position', href: 'https://example.org/no-position'} as NavbarItem,
        {label: 'On the right', href: 'https://example.org/right', position: 'right'},
        {type: 'localeDropdown', position: 'right'} as NavbarItem,
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [{to: '/guide', label: 'All versions'}],
        } as NavbarItem,
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {label: 'Guide', to: '/guide'},
        {label: 'Marked', href: 'https://example.org', className: 'marked'},
        {html: '<b>Raw HTML</b>'},
      ],
      logo: {
        src: 'img/footer.svg',
        srcDark: 'img/footer-dark.svg',
        alt: 'Footer logo',
        width: 40,
        height: 20,
        href: 'https://multiversx.com',
        target: '_self',
      },
      copyright: 'Copyright © the variant',
    },
  },
  config: {i18n: {defaultLocale: 'en', locales: ['en', 'fr']}},
});
