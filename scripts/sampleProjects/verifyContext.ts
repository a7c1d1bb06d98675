import type {Verification} from '../../plugins/remark-samples/verification';
import type {Project} from './projects';
import type {Step, StepResult} from './runStep';

/** Environment in which a toolchain verifies a project. */
export type VerifyContext = {
  project: Project;
  /** Absolute folder of the project. */
  folder: string;
  /** Folder outside the checkout for builds and tools, absolute. */
  cache: string;
  /** Runs a command and logs its result. @throws StepFailed if it fails */
  run(title: string, step: Omit<Step, 'cwd'> & {cwd?: string}): Promise<StepResult>;
};

/** Results of a verification whose steps all passed. */
export type Findings = {
  library?: Verification['library'];
  tools?: Record<string, string>;
  uses?: Verification['uses'];
  /** Problems that make the verification fail although all commands passed. */
  problems?: string[];
  /** Messages for the user that don't affect the result. */
  notices?: string[];
};
