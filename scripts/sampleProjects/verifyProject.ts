import path from 'node:path';
import type {Verification} from '../../plugins/remark-samples/verification';
import {hashProject} from './contentHash';
import type {Project} from './projects';
import {runStep} from './runStep';
import {toolVersions} from './toolchains';
import type {Findings, VerifyContext} from './verifyContext';
import {verifyCli} from './verifyCli';
import {verifyGo} from './verifyGo';
import {verifyNode} from './verifyNode';
import {verifyPython} from './verifyPython';
import {verifyRust} from './verifyRust';

type Context = {
  root: string;
  cache: string;
  tools: ReadonlyMap<string, string>;
  today: string;
  log(line: string): void;
};

class StepFailed extends Error {}

const TOOLCHAINS = {rust: verifyRust, node: verifyNode, python: verifyPython, go: verifyGo, cli: verifyCli};

/** Builds and tests a project with its toolchain. Returns the entry for `samples/verified.json`. */
export async function verifyProject(
  project: Project,
  {root, cache, tools, today, log}: Context,
): Promise<Verification> {
  const folder = path.join(root, project.folder);
  const context: VerifyContext = {
    project,
    folder,
    cache,
    async run(title, step) {
      const result = await runStep({cwd: folder, ...step});
      log(`${project.name}: ${title} ${result.ok ? 'passed' : 'failed'} (${result.seconds.toFixed(1)} s)`);
      if (!result.ok) throw new StepFailed(lastLines(result.output, 60));
      return result;
    },
  };

  const hash = hashProject(root, project);
  let findings: Findings;
  try {
    findings = await TOOLCHAINS[project.toolchain](context);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    findings = {problems: [error.message]};
  }
  const {library, uses} = findings;
  const problems = [...(findings.problems ?? [])];
  if (hashProject(root, project) !== hash)
    problems.push('files changed during the verification: run it again');
  for (const sentence of [...(findings.notices ?? []), ...problems]) log(`${project.name}: ${sentence}`);
  return {
    folder: project.folder,
    toolchain: project.toolchain,
    hash,
    date: today,
    result: problems.length === 0 ? 'passed' : 'failed',
    ...(library === undefined ? {} : {library}),
    tools: {...toolVersions(project.toolchain, tools), ...findings.tools},
    ...(uses === undefined ? {} : {uses}),
  };
}

function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
