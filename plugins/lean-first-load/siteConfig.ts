import siteConfig from '@generated/lean-config/default/siteConfig.json';
import {buildOnly} from './buildOnly';

// Code that reads one would take its absence for a setting.
for (const name of buildOnly) {
  Object.defineProperty(siteConfig, name, {
    get() {
      throw new Error(
        `Expected settings that the browser has, found siteConfig.${name}: take it out of plugins/lean-first-load/buildOnly.ts.`,
      );
    },
  });
}

export default siteConfig;
