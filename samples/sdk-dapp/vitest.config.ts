import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Compiled like in an app: the import paths of these packages have no file extension.
    server: {deps: {inline: [/@multiversx\/sdk-dapp/, /@multiversx\/sdk-hw-provider/, /@ledgerhq/]}},
  },
});
