const {patches} = require('./patches/applyPatch.cjs');

/** Unit tests of pure cores, plugins and components. Playwright tests the built site (tests/e2e, tests/spec). */
const swcOptions = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    transform: {react: {runtime: 'automatic'}},
    target: 'es2022',
  },
  module: {type: 'commonjs'},
};
const transform = {
  ...Object.fromEntries(
    patches.map((patch) => [
      `${patch.package}/${patch.file}$`.replaceAll('.', '\\.'),
      ['<rootDir>/patches/jestTransform.cjs', swcOptions],
    ]),
  ),
  '^.+\\.(t|j|mj)sx?$|^.+\\.mjs$': ['@swc/jest', swcOptions],
};
const shared = {
  rootDir: __dirname,
  transform,
  // The Markdown packages contain only ES modules, which Jest has to transform for its CommonJS runtime.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    // Docusaurus' bundler aliases for its client exports.
    '^@docusaurus/([A-Z]\\w*|constants|router|is[A-Z]\\w*|use[A-Z]\\w*)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^jiti$': '<rootDir>/tests/support/jiti.ts',
    // These packages have exports only for ES modules.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^remark-emoji$': '<rootDir>/node_modules/remark-emoji/index.js',
    '^@generated/codeTranslations$': '<rootDir>/tests/support/codeTranslations.ts',
    '^@generated/corpus/default/suggestions\\.json$': '<rootDir>/tests/support/suggestions.json',
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
  },
};
module.exports = {
  // By default, Jest uses one worker on two cores.
  maxWorkers: '100%',
  // Milliseconds. A component test takes 0.5 s, but ten times as long on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{unit,attacks}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setUpDomTests.ts'],
    },
    // CI runs them in a job of its own, and each week (tests/README.md).
    ...Object.entries({evaluations: 'evals', weekly: 'weekly'}).map(([displayName, folder]) => ({
      ...shared,
      displayName,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/tests/${folder}/**/*.test.ts`],
    })),
  ],
};
