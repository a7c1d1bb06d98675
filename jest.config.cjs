/** Unit tests: pure cores, plugins and components. The built site is tested by Playwright (tests/e2e, tests/spec). */
const transform = {
  '@docsearch/react/dist/esm/index\\.js$': '<rootDir>/patches/jestTransform.cjs',
  '^.+\\.(t|j|mj)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
      module: {type: 'commonjs'},
    },
  ],
};
const shared = {
  rootDir: __dirname,
  transform,
  // The Markdown ecosystem ships ES modules only, which Jest's CommonJS runtime needs transformed.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    // The names that the bundler gives to what Docusaurus exports to the browser.
    '^@docusaurus/([A-Z]\\w*|constants|router|is[A-Z]\\w*|use[A-Z]\\w*)$':
      '@docusaurus/core/lib/client/exports/$1',
    // As plugins/patched-docsearch does for the bundler.
    '^patched-docsearch$': '@docsearch/react/dist/esm/index.js',
    '^jiti$': '<rootDir>/tests/support/jiti.ts',
    '^@generated/codeTranslations$': '<rootDir>/tests/support/codeTranslations.ts',
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
  },
};
module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{unit,evals}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
  ],
};
