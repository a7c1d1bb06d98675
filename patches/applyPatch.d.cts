declare namespace applyPatch {
  type Patch = {
    package: string;
    version: string;
    file: string;
    /** The patch's own file. */
    script: string;
    changes: readonly {why: string; issue: string; from: string; to: string}[];
  };
  const patches: readonly Patch[];
  function fileOf(patch: Patch): string;
  function patchOf(file: string): Patch;
  function applyPatch(patch: Patch, source: string): string;
  function checkPatches(): void;
  function patchProblems(): {file: string; line: number; message: string}[];
}
export = applyPatch;
