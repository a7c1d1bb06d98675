import siteConfig from '@generated/lean-config/default/siteConfig.json';
import {buildOnly} from './buildOnly';

// Without these getters, code that reads a removed setting would get undefined, which can be a valid value.
for (const name of buildOnly) {
  Object.defineProperty(siteConfig, name, {
    get() {
      throw new Error(
        `Expected browser code to read no build-only setting, found siteConfig.${name}: remove it from plugins/lean-first-load/buildOnly.ts.`,
      );
    },
  });
}

export default siteConfig;
