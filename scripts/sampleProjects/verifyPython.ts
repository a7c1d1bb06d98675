import path from 'node:path';
import {pythonEnvironment} from './installTools';
import type {Findings, VerifyContext} from './verifyContext';

const MYPY = 'mypy==2.4.1';

/** Installs the locked requirements of a Python project, byte-compiles it, checks its types and runs its tests. */
export async function verifyPython(context: VerifyContext): Promise<Findings> {
  const {project, folder, cache, run} = context;
  const lock = ['-r', path.join(folder, 'requirements.lock')];
  const bin = await pythonEnvironment(context, project.name, lock);
  const command = path.join(bin, 'python');
  const env = {PYTHONPATH: 'src', PYTHONPYCACHEPREFIX: path.join(cache, 'pycache', project.name)};

  await run('byte-compile', {command, args: ['-m', 'compileall', '-q', 'src', 'tests'], env});
  // Finds calls of methods that an object doesn't have, in code that no test reaches too.
  const types = await pythonEnvironment(context, `${project.name}-types`, [MYPY, ...lock]);
  const mypy = [
    '-m',
    'mypy',
    '--explicit-package-bases',
    '--ignore-missing-imports',
    '--cache-dir',
    path.join(cache, 'mypy'),
    'src',
  ];
  await run('mypy', {command: path.join(types, 'python'), args: mypy, env: {...env, MYPYPATH: 'src'}});
  await run('unittest', {command, args: ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], env});

  const {library} = project;
  if (library === undefined) return {};
  const program = `import importlib.metadata as m; print(m.version("${library}"))`;
  const {output} = await run(`version of ${library}`, {command, args: ['-c', program]});
  return {library: {name: library, version: output.trim()}};
}
