const {existsSync, readFileSync, realpathSync} = require('node:fs');
const path = require('node:path');

/**
 * Reviewed changes to files of packages. The bundler (patches/loader.cjs) and Jest (patches/jestTransform.cjs) apply them,
 * so they don't modify node_modules and need no install script. `issue` is the upstream issue, if any. Remove a change once
 * a release contains its fix.
 */
const patches = [
  'docsearch',
  'routeLookup',
  'browserContext',
  'prefetchQueue',
  'clientEntry',
  'trailingSlash',
  'slashPattern',
  'linkObserver',
  'pendingNavigation',
  'componentCreator',
  'docRoot',
  'shallowMemo',
  'prefetchOnce',
].map((name) => ({...require(`./${name}.cjs`), script: require.resolve(`./${name}.cjs`)}));

/** Returns the path of the file that a patch changes. */
function fileOf({package: name, file}) {
  return path.join(folderOf(name), file);
}

/**
 * Returns the folder of a package, without symbolic links, as the bundler names it. Not every package lets
 * `require.resolve` find its package.json.
 */
function folderOf(name) {
  const folders = require.resolve.paths(name).map((folder) => path.join(folder, name));
  const found = folders.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) {
    throw new Error(`patches: expected ${name} in node_modules, found it nowhere. Run npm ci.`);
  }
  return realpathSync(found);
}

/**
 * Returns the patched source.
 *
 * @throws Error that lists every change that doesn't match exactly once
 */
function applyPatch({package: name, version, file, changes}, source) {
  const failed = changes.flatMap(({why, from}) => {
    const count = source.split(from).length - 1;
    return count === 1 ? [] : [`- found ${count} times: ${why}`];
  });
  if (failed.length > 0) {
    throw new Error(
      `patches: expected each change to match ${file} of ${name} ${version} exactly once. ` +
        `Pin that version, or review these changes for the one installed:\n${failed.join('\n')}`,
    );
  }
  return changes.reduce((patched, {from, to}) => patched.replace(from, () => to), source);
}

/**
 * Checks that every patch fits the installed package.
 *
 * @throws Error that names a package of another version, or the changes that don't match
 */
function checkPatches() {
  for (const patch of patches) {
    const {version} = JSON.parse(readFileSync(path.join(folderOf(patch.package), 'package.json'), 'utf8'));
    if (version !== patch.version) {
      throw new Error(
        `patches: expected ${patch.package} ${patch.version}, found ${version}. ` +
          'Pin that version, or review its patch for the one installed.',
      );
    }
    applyPatch(patch, readFileSync(fileOf(patch), 'utf8'));
  }
}

/** Returns the patch of a file, by the absolute path. */
function patchOf(file) {
  const patch = patches.find((patch) => fileOf(patch) === file);
  if (patch === undefined) throw new Error(`patches: expected a file that is patched, found ${file}.`);
  return patch;
}

module.exports = {patches, fileOf, patchOf, applyPatch, checkPatches};
