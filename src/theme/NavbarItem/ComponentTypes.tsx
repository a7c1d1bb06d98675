import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import AskAiNavbarItem from '@site/src/theme/NavbarItem/AskAiNavbarItem';
import IconLinkNavbarItem from '@site/src/theme/NavbarItem/IconLinkNavbarItem';
import SectionsNavbarItem from '@site/src/theme/NavbarItem/SectionsNavbarItem';

export default {
  ...ComponentTypes,
  'custom-askAi': AskAiNavbarItem,
  'custom-iconLink': IconLinkNavbarItem,
  'custom-sections': SectionsNavbarItem,
};
