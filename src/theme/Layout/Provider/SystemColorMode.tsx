import {useEffect} from 'react';
import {createStorageSlot, useColorMode, type ColorMode} from '@docusaurus/theme-common';

const storedMode = createStorageSlot('theme');

/**
 * Applies the operating system's colour mode while the stored choice is `system`.
 * The theme's option `respectPrefersColorScheme` isn't used, because it also applies to every new visitor.
 * The inline script of plugins/system-color-mode sets the mode for the first paint.
 */
export default function SystemColorMode(): null {
  // The published type lacks the function's `options` parameter (@docusaurus/theme-common 3.10.2).
  const setColorMode = useColorMode().setColorMode as (mode: ColorMode, options?: {persist: boolean}) => void;
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const applySystemMode = () => {
      if (storedMode.get() === 'system') setColorMode(dark.matches ? 'dark' : 'light', {persist: false});
    };
    applySystemMode();
    dark.addEventListener('change', applySystemMode);
    const stopListening = storedMode.listen(({newValue}) => {
      if (newValue !== 'system') return;
      // The theme's listener runs after this one. It resets the mode to the default and deletes the stored choice.
      window.setTimeout(() => {
        storedMode.set('system');
        applySystemMode();
      });
    });
    return () => {
      dark.removeEventListener('change', applySystemMode);
      stopListening();
    };
  }, [setColorMode]);
  return null;
}
