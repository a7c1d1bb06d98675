// Ejected from Docusaurus 3.10.2: the original hands the toggle the reader's choice, which is null while
// `system` is stored, and the first press would then change nothing on a dark system. This one hands it the mode in force.
import ColorModeToggle from '@theme/ColorModeToggle';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';

type Props = {className?: string};

export default function NavbarColorModeToggle({className}: Props) {
  const {disableSwitch} = useThemeConfig().colorMode;
  const {colorMode, setColorMode} = useColorMode();
  if (disableSwitch) return null;
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme={false}
      value={colorMode}
      onChange={setColorMode}
    />
  );
}
