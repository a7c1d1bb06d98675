/**
 * `npm start` runs Docusaurus' development server, on port 3000, `PORT` or `--port`. It generates its files in a separate
 * folder, so that `npm test` and `npm run build` can run at the same time.
 */
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/dev';
process.argv.splice(2, 0, 'start');
await import('@docusaurus/core/bin/docusaurus.mjs');
