import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readManifest} from '@site/scripts/drift/manifests';
import type {Project} from '@site/scripts/sampleProjects/projects';
import {makeFolder} from '@site/tests/support/folder';

/** Sets every dependency to version 9. Returns the dependencies found before, and the text of the changed file. */
function upgraded(toolchain: Project['toolchain'], files: Record<string, string>, changed: string) {
  const {directory, remove} = makeFolder(files);
  const manifest = readManifest({name: 'app', folder: 'samples/app', toolchain}, directory);
  manifest.dependencies.forEach(({set}) => set('9.0.0'));
  manifest.save();
  const text = readFileSync(path.join(directory, changed), 'utf8');
  remove();
  return {found: manifest.dependencies.map(({registry, name, version}) => [registry, name, version]), text};
}

describe('readManifest', () => {
  it('upgrades the crates of MultiversX in every Cargo.toml', () => {
    const meta = '[dependencies]\nadder = {path = ".."}\nmultiversx-sc-meta-lib = {version = "0.66.2"}\n';
    const contract = '[dependencies]\nhex = "0.4"\n\n[dev-dependencies.multiversx-sc]\nversion = "0.66.2"\n';
    const {found, text} = upgraded(
      'rust',
      {'Cargo.toml': contract, 'meta/Cargo.toml': meta},
      'meta/Cargo.toml',
    );
    expect(found).toEqual([
      ['crates.io', 'multiversx-sc', '0.66.2'],
      ['crates.io', 'multiversx-sc-meta-lib', '0.66.2'],
    ]);
    expect(text).toContain('[dependencies.multiversx-sc-meta-lib]\nversion = "9.0.0"');
  });

  it('leaves the choice of the other Python packages to pip', () => {
    const {found, text} = upgraded(
      'python',
      {
        'pyproject.toml': '[project]\ndependencies = ["multiversx-sdk==3.0.1", "pytest==8.0.0"]\n',
        'requirements.lock': 'idna==3.20\nmultiversx-sdk==3.0.1\npytest==8.0.0\n',
      },
      'requirements.lock',
    );
    expect(found).toEqual([['PyPI', 'multiversx-sdk', '3.0.1']]);
    expect(text).toBe('multiversx-sdk==9.0.0\npytest==8.0.0');
  });

  it('upgrades the tools that can be installed', () => {
    const tools = {
      mxpy: {package: 'multiversx-sdk-cli', version: '12.0.0'},
      'sc-meta': {crate: 'multiversx-sc-meta', version: '0.66.2'},
      node: {version: '2.0.0', help: 'help/node.txt'},
    };
    const {found, text} = upgraded('cli', {'tools.json': JSON.stringify(tools)}, 'tools.json');
    expect(found).toEqual([
      ['PyPI', 'multiversx-sdk-cli', '12.0.0'],
      ['crates.io', 'multiversx-sc-meta', '0.66.2'],
    ]);
    expect(JSON.parse(text)).toEqual({
      mxpy: {package: 'multiversx-sdk-cli', version: '9.0.0'},
      'sc-meta': {crate: 'multiversx-sc-meta', version: '9.0.0'},
      node: tools.node,
    });
  });
});
