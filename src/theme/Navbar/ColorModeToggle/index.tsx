// Ejected from Docusaurus 3.10.2: the original passes the reader's choice to the toggle. It is null while `system` is
// stored, so the first click would change nothing on a dark system. This one passes the current mode.
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
