declare function patchDocSearch(script: string): string;
declare namespace patchDocSearch {
  const changes: readonly {why: string; issue: string; from: string; to: string}[];
}
export = patchDocSearch;
