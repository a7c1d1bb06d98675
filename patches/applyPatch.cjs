const {existsSync, readFileSync, realpathSync} = require('node:fs');
const path = require('node:path');

/**
 * Reviewed changes to files of packages. The bundler (patches/loader.cjs) and Jest (patches/jestTransform.cjs) apply them,
 * so they don't modify node_modules and need no install script. `upstream` is the text for an issue or pull request of the
 * package. Delete a patch once a release contains its changes.
 */
const patches = [
  'docsearch',
  'routeLookup',
  'browserContext',
  'clientEntry',
  'slashPattern',
  'linkObserver',
  'componentCreator',
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
function applyPatch(patch, source) {
  failOn(changeProblems(patch, source));
  return patch.changes.reduce((patched, {from, to}) => patched.replace(from, () => to), source);
}

/** Returns the problem of each change that doesn't match the source exactly once. */
function changeProblems(patch, source) {
  return patch.changes.flatMap(({why, from}) => {
    const count = source.split(from).length - 1;
    const found = `expected the change to match ${patch.file} of ${patch.package} ${patch.version} exactly once, found it ${count} times`;
    return count === 1
      ? []
      : [problemAt(patch, why, `${found} (${why}); correct it for the installed version`)];
  });
}

/** Returns what doesn't fit the installed packages: other versions, and changes that don't match. */
function patchProblems() {
  return patches.flatMap((patch) => {
    const {version} = JSON.parse(readFileSync(path.join(folderOf(patch.package), 'package.json'), 'utf8'));
    const message = `expected ${patch.package} ${patch.version}, found ${version}; install that version, or review the patch for the one installed and correct its version`;
    const file = fileOf(patch);
    return [
      ...(version === patch.version ? [] : [problemAt(patch, `'${patch.version}'`, message)]),
      ...changeProblems({...patch, version}, existsSync(file) ? readFileSync(file, 'utf8') : ''),
    ];
  });
}

/** Returns a problem on the line of the patch that contains a text. */
function problemAt({script}, text, message) {
  const lines = readFileSync(script, 'utf8').split('\n');
  const line = Math.max(1, lines.findIndex((each) => each.includes(text)) + 1);
  return {file: `patches/${path.basename(script)}`, line, message};
}

function failOn(problems) {
  if (problems.length === 0) return;
  const list = problems.map(({file, line, message}) => `- ${file}:${line}: ${message}`).join('\n');
  throw new Error(
    `Expected patches that fit the installed packages, found ${problems.length} problems:\n${list}`,
  );
}

/** Returns the patch of a file, by the absolute path. */
function patchOf(file) {
  const patch = patches.find((patch) => fileOf(patch) === file);
  if (patch === undefined) throw new Error(`patches: expected a file that is patched, found ${file}.`);
  return patch;
}

module.exports = {patches, fileOf, folderOf, patchOf, applyPatch, patchProblems};
