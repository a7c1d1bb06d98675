/** What every document loads: the layouts around it, its own, and the identity of the docs plugin. */
const EACH_DOCUMENT = [
  '@theme/DocItem',
  '@theme/DocRoot',
  '@theme/DocVersionRoot',
  '@theme/DocsRoot',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];

const ENTRY =
  /"([\w-]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\]/g;

/**
 * Returns Docusaurus' list of the chunks of all routes (`@generated/registry`) without the names and numbers of their
 * modules, which browsers don't need: the numbers also make the bundler compile all pages before `npm start` shows the first. What every document loads is one chunk, because each request costs 1 KB of headers;
 * the entries of its parts say so (patches/componentCreator.cjs).
 *
 * @throws Error if an entry isn't the expected one
 */
export function leanRegistry(file: string, source: string): string {
  const entries = [...source.matchAll(ENTRY)];
  const expected = source.split('import(').length - 1;
  const shared = entries.find(([, , module]) => module === EACH_DOCUMENT[0])?.[1];
  const missing = EACH_DOCUMENT.filter((part) => !entries.some(([, , module]) => module === part));
  if (entries.length !== expected || missing.length > 0)
    throw new Error(
      `Expected entries such as "a1": [() => import(/* webpackChunkName: "a1" */ "module"), "module", require.resolveWeak("module")] in ${file}, as Docusaurus 3.10.2 writes them, found ${entries.length} of ${expected}, without ${missing.join(', ') || 'gaps'}. Adapt plugins/lean-first-load/leanRegistry.ts.`,
    );
  return source.replace(ENTRY, (_, chunk: string, module: string) =>
    EACH_DOCUMENT.includes(module)
      ? `"${chunk}": [() => import(/* webpackChunkName: "${shared}" */ "${module}"), "${shared}"]`
      : `"${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}")]`,
  );
}
