import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../../..');

export type Build = {
  /** Whether the build succeeded. */
  succeeded: boolean;
  /** The complete output, without colours. */
  output: string;
  directory: string;
  remove(): void;
};

type Options = {
  env?: Record<string, string>;
  locales?: string[];
};

/**
 * Builds a variant of the site: the project's theme and plugins with a few small pages, configured by
 * `tests/support/variants/<name>.config.ts`. It is for tests of other settings and of defects.
 */
export async function buildVariant(name: string, {env = {}, locales = ['en']}: Options = {}): Promise<Build> {
  const directory = mkdtempSync(path.join(os.tmpdir(), `docs-${name}-`));
  // Tests build variants in parallel, so each has a separate folder for generated files.
  const generated = `.docusaurus/${path.basename(directory)}`;
  const args = [
    'build',
    ...locales.flatMap((locale) => ['--locale', locale]),
    '--config',
    `tests/support/variants/${name}.config.ts`,
    '--out-dir',
    directory,
  ];
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [docusaurus, ...args],
      {
        cwd: siteDir,
        env: {
          ...process.env,
          ...env,
          NODE_ENV: 'production',
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
          // The cache contains the paths of generated files, and thus the settings of an earlier build.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        },
        maxBuffer: 64 * 2 ** 20,
      },
      (error, stdout, stderr) =>
        resolve({
          succeeded: error === null,
          output: `${stdout}\n${stderr}`,
          directory,
          remove: () => {
            rmSync(directory, {recursive: true, force: true});
            rmSync(path.join(siteDir, generated), {recursive: true, force: true});
          },
        }),
    );
  });
}
