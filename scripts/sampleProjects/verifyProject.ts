import path from 'node:path';
import type {Verification} from '../../plugins/remark-samples/verification';
import {hashProject} from './contentHash';
import type {Project} from './projects';
import {runStep, type Step, type StepResult} from './runStep';
import {toolVersions} from './toolchains';
import {verifyCli} from './verifyCli';
import {verifyGo} from './verifyGo';
import {verifyNode} from './verifyNode';
import {verifyPython} from './verifyPython';
import {verifyRust} from './verifyRust';

/** What the verification of one toolchain works with. */
export type Workshop = {
  project: Project;
  /** Absolute folder of the project. */
  folder: string;
  /** Folder outside the checkout for builds and tools, absolute. */
  cache: string;
  /** Runs a command and prints how it went; throws StepFailed where it fails. */
  run(title: string, step: Omit<Step, 'cwd'> & {cwd?: string}): Promise<StepResult>;
};

/** What a toolchain found out, besides that every step passed. */
export type Findings = {
  library?: Verification['library'];
  tools?: Record<string, string>;
  uses?: Verification['uses'];
  /** Sentences that make the verification fail, though every command ran. */
  problems?: string[];
  /** Sentences for who runs it; they change no result. */
  notices?: string[];
};

type Context = {
  root: string;
  cache: string;
  tools: ReadonlyMap<string, string>;
  today: string;
  log(line: string): void;
};

class StepFailed extends Error {}

const TOOLCHAINS = {rust: verifyRust, node: verifyNode, python: verifyPython, go: verifyGo, cli: verifyCli};

/** Builds and tests a project with its own toolchain. */
export async function verifyProject(
  project: Project,
  {root, cache, tools, today, log}: Context,
): Promise<Verification> {
  const folder = path.join(root, project.folder);
  const workshop: Workshop = {
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
    findings = await TOOLCHAINS[project.toolchain](workshop);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    findings = {problems: [error.message]};
  }
  const {library, uses} = findings;
  const problems = [...(findings.problems ?? [])];
  if (hashProject(root, project) !== hash)
    problems.push('files changed while they were verified: run it again');
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
