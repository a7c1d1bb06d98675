import {useColorMode} from '@docusaurus/theme-common';

export default function HookOutsideProvider() {
  return <p>{useColorMode().colorMode}</p>;
}
