import type {NavbarItem} from '@docusaurus/theme-common';
import {community, websites} from './product';

/** The navbar items that the specification requires, from left to right. External links come from `product.ts`. */
export const navbarItems: NavbarItem[] = [
  {label: 'Developers', to: '/developers/overview', activeBasePath: '/developers', position: 'left'},
  {label: 'Validators', to: '/validators/overview', activeBasePath: '/validators', position: 'left'},
  {label: 'Integrate', to: '/integrators/overview', activeBasePath: '/integrators', position: 'left'},
  {label: 'Learn', to: '/learn/architecture-overview', activeBasePath: '/learn', position: 'left'},
  ...(['github', 'discord', 'telegram'] as const).map((name) => ({
    type: 'custom-iconLink',
    ...community[name],
    icon: name,
    position: 'right' as const,
  })),
  {
    type: 'dropdown',
    label: 'Websites',
    position: 'right',
    items: Object.values(websites),
  },
  {type: 'custom-askAi', position: 'right'},
];
