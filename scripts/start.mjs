/**
 * `npm start`: Docusaurus' development server, on port 3000, `PORT` or `--port`. It generates its files in a folder of
 * its own, so that `npm test` and `npm run build` can run next to it.
 */
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/dev';
process.argv.splice(2, 0, 'start');
await import('@docusaurus/core/bin/docusaurus.mjs');
