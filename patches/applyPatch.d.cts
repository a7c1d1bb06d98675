declare namespace applyPatch {
  type Patch = {
    package: string;
    version: string;
    file: string;
    /** The patch's own file. */
    script: string;
    /** For the package's maintainers: the existing issue if there is one, and the text of an issue or pull request. */
    upstream: {issue: string | null; title: string; text: string};
    changes: readonly {why: string; from: string; to: string}[];
  };
  const patches: readonly Patch[];
  function fileOf(patch: Patch): string;
  function folderOf(packageName: string): string;
  function patchOf(file: string): Patch;
  function applyPatch(patch: Patch, source: string): string;
  function patchProblems(): {file: string; line: number; message: string}[];
}
export = applyPatch;
