import path from 'node:path';
import {pythonEnvironment} from './installTools';
import type {Findings, VerifyContext} from './verifyContext';

/** Installs the locked requirements of a Python project, byte-compiles it and runs its tests. */
export async function verifyPython(context: VerifyContext): Promise<Findings> {
  const {project, folder, cache, run} = context;
  const lock = ['-r', path.join(folder, 'requirements.lock')];
  const bin = await pythonEnvironment(context, project.name, lock);
  const command = path.join(bin, 'python');
  const env = {PYTHONPATH: 'src', PYTHONPYCACHEPREFIX: path.join(cache, 'pycache', project.name)};

  await run('byte-compile', {command, args: ['-m', 'compileall', '-q', 'src', 'tests'], env});
  await run('unittest', {command, args: ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], env});

  const {library} = project;
  if (library === undefined) return {};
  const program = `import importlib.metadata as m; print(m.version("${library}"))`;
  const {output} = await run(`version of ${library}`, {command, args: ['-c', program]});
  return {library: {name: library, version: output.trim()}};
}
