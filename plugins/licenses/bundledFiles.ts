import path from 'node:path';

/** The parts of a compilation of webpack and Rspack that are used here. */
export type Compilation = {
  compiler: {context: string};
  modules: Iterable<Module>;
  chunkGraph: {getModuleChunks(module: Module): {length: number}};
  getAssets(): readonly {info: {sourceFilename?: string}}[];
};

type Module = {nameForCondition(): string | null | undefined; modules?: Iterable<Module>};

/** Returns the sorted absolute paths of the files whose content is in the bundles or is copied next to them. */
export function bundledFiles(compilation: Compilation): string[] {
  const {modules, chunkGraph, compiler} = compilation;
  const files = new Set<string | null | undefined>();
  for (const module of modules) {
    // A module without a chunk isn't used, or is part of a concatenated module.
    if (chunkGraph.getModuleChunks(module).length === 0) continue;
    for (const part of module.modules ?? [module]) files.add(part.nameForCondition());
  }
  // Fonts of style sheets are no modules of this compilation.
  for (const {info} of compilation.getAssets())
    if (info.sourceFilename) files.add(path.resolve(compiler.context, info.sourceFilename));
  return [...files].filter((file) => typeof file === 'string').sort();
}
