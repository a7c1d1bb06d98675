import {useEffect} from 'react';
import {createStorageSlot, useColorMode, type ColorMode} from '@docusaurus/theme-common';

const STORAGE_KEY = 'theme';
const storedMode = createStorageSlot(STORAGE_KEY);

/** `null` means the default mode. The published type lacks `options` (@docusaurus/theme-common 3.10.2). */
type SetColorMode = (mode: ColorMode | null, options: {persist: boolean}) => void;

/**
 * Applies the operating system's colour mode while the stored choice is `system`, and the choice of another tab.
 * The theme's option `respectPrefersColorScheme` isn't used, because it also applies to every new visitor.
 * The inline script of plugins/bundler/systemColorMode.ts sets the mode for the first paint.
 */
export default function SystemColorMode(): null {
  const setColorMode = useColorMode().setColorMode as SetColorMode;
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const applySystemMode = () => {
      if (storedMode.get() === 'system') setColorMode(dark.matches ? 'dark' : 'light', {persist: false});
    };
    /**
     * Replaces the theme's listener, which stores the value that it receives and deletes `system`: with two tabs, each
     * would react to the other without end. This one writes nothing, and reads the current value, because another
     * change may have followed the one of the event.
     */
    const applyStoredChoice = (event: StorageEvent) => {
      if (event.key !== STORAGE_KEY) return;
      event.stopImmediatePropagation();
      const choice = storedMode.get();
      if (choice === 'system') applySystemMode();
      else setColorMode(choice === 'dark' || choice === 'light' ? choice : null, {persist: false});
    };
    applySystemMode();
    dark.addEventListener('change', applySystemMode);
    // Listeners of the capture phase run before the theme's.
    window.addEventListener('storage', applyStoredChoice, true);
    return () => {
      dark.removeEventListener('change', applySystemMode);
      window.removeEventListener('storage', applyStoredChoice, true);
    };
  }, [setColorMode]);
  return null;
}
