import type {FooterLinkItem} from '@docusaurus/theme-common';
import {community, product, websites} from './product';

/** Footer columns. The credit "Made with … by" is part of the theme (src/theme/Footer). */
export const footerLinks: {title: string; items: FooterLinkItem[]}[] = [
  {
    title: 'Documentation',
    items: [
      {label: 'Get started', to: '/welcome/welcome-to-multiversx'},
      {label: 'Developers', to: '/developers/overview'},
      {label: 'Validators', to: '/validators/overview'},
      {label: 'Integrators', to: '/integrators/overview'},
    ],
  },
  {
    title: 'Reference',
    items: [
      {label: 'Glossary', to: '/welcome/terminology'},
      {label: 'Converters and calculators', to: '/tools'},
      {label: 'Tokens', to: '/tokens/intro'},
      {label: 'Wallets', to: '/wallet/overview'},
      {label: 'Sovereign chains', to: '/sovereign/overview'},
      {label: 'Use offline', to: '/offline'},
    ],
  },
  {title: 'Community', items: Object.values(community)},
  {title: 'Websites', items: Object.values(websites)},
];

export const copyright = `Copyright © ${new Date().getUTCFullYear()} ${product.company}. Text under CC BY 4.0, code under MIT.`;
