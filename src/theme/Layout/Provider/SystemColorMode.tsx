import {useEffect} from 'react';
import {createStorageSlot, useColorMode, type ColorMode} from '@docusaurus/theme-common';

const storedMode = createStorageSlot('theme');

/**
 * Follows the operating system while `system` is the stored choice, and only then.
 * The theme has this behind `respectPrefersColorScheme`, which would make every new visitor follow the system.
 * The first paint is set by the inline script of plugins/system-color-mode.
 */
export default function SystemColorMode(): null {
  // The published type leaves out the options that the function takes (@docusaurus/theme-common 3.10.2).
  const setColorMode = useColorMode().setColorMode as (mode: ColorMode, options?: {persist: boolean}) => void;
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (storedMode.get() === 'system') setColorMode(dark.matches ? 'dark' : 'light', {persist: false});
    };
    follow();
    dark.addEventListener('change', follow);
    const stopListening = storedMode.listen(({newValue}) => {
      if (newValue !== 'system') return;
      // The theme's own listener runs after this one; it resets to the default and forgets the choice.
      window.setTimeout(() => {
        storedMode.set('system');
        follow();
      });
    });
    return () => {
      dark.removeEventListener('change', follow);
      stopListening();
    };
  }, [setColorMode]);
  return null;
}
