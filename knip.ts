import type {KnipConfig} from 'knip';

/**
 * `knip` finds unused files, exports and packages. `knip --production` sees only what ends in `!`: the site, its servers and
 * scripts, without tests, so that it finds code that only tests use.
 */
const config = ({production = false}: {production?: boolean}): KnipConfig => ({
  entry: [
    'server/{main,serveChat,serveMcp}.ts!',
    'src/theme/**/*.{ts,tsx}!',
    'src/pages/**/*.{ts,tsx}!',
    'sidebars.ts!',
    'src/clientModules/*.ts!',
    // Imported by the pages that use them (plugins/mdx-components/remarkOwnComponents.ts).
    'src/components/{GlossaryFilter,tools/*Tool}/index.tsx!',
    // Started by the browser.
    'src/**/*Worker.ts!',
    'scripts/*.ts!',
    'plugins/*/index.ts!',
    // The bundler puts it in the place of a package.
    'plugins/lean-first-load/utilsCommon.ts!',
    'tests/**/*.test.{ts,tsx}',
    'tests/**/*.spec.ts',
    // Configurations and pages that tests build.
    'tests/support/variants/**/*.{ts,tsx}',
  ],
  project: [
    'src/**/*.{ts,tsx,mdx}!',
    'plugins/**/*.{ts,tsx}!',
    'server/**/*.ts!',
    'scripts/**/*.ts!',
    'tests/**/*.{ts,tsx}',
  ],
  // An inner step of a file may be exported for its test.
  ignoreExportsUsedInFile: production,
  // By default, knip counts it as a file of the development only.
  docusaurus: {entry: ['docusaurus.config.ts']},
  // The samples are projects with dependencies of their own; their tests only look like ours.
  ignoreIssues: {'samples/**': ['unlisted', 'unresolved']},
  ignoreDependencies: [
    // Imported by src/css/fonts.css.
    '@fontsource-variable/geist-mono',
    // Imported by src/css/search.css.
    '@docsearch/css',
    // Comes with Docusaurus, which gives the import its meaning.
    '@docusaurus/ErrorBoundary',
    'react-helmet-async',
    'react-router-config',
    'react-router-dom',
    // Come with Docusaurus; jest.config.cjs names their files.
    'estree-walker',
    'remark-emoji',
    // Part of Playwright, whose source a test reads.
    // Named by .secretlintrc.json.
    '@secretlint/secretlint-rule-preset-recommend',
  ],
});

export default config;
