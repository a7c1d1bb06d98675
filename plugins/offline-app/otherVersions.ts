import {readFile} from 'node:fs/promises';
import path from 'node:path';

type GlobalData = {
  'docusaurus-plugin-content-docs': {default: {versions: {path: string; isLast: boolean}[]}};
};
/** Names of the chunks of each route, nested, by the route and a hash. */
type ChunkNames = Record<string, object>;

/**
 * Returns whether a file of the build, as a path relative to its folder, belongs only to other versions of the docs than
 * the latest: their pages, the files next to them, and the chunks that no other route has.
 *
 * @param generatedDir the folder of Docusaurus' generated files, of the same build
 */
export async function filesOfOtherVersions(
  generatedDir: string,
  baseUrl: string,
): Promise<(file: string) => boolean> {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(generatedDir, name), 'utf8')) as unknown;
  const {versions} = ((await read('globalData.json')) as GlobalData)['docusaurus-plugin-content-docs']
    .default;
  const chunkNames = (await read('routesChunkNames.json')) as ChunkNames;
  const roots = versions.filter(({isLast}) => !isLast).map((version) => `${version.path}/`);
  const isOther = (route: string) => roots.some((root) => route.startsWith(root));
  const [others, ours] = [true, false].map(
    (other) =>
      new Set(
        Object.entries(chunkNames).flatMap(([route, names]) =>
          isOther(route) === other ? namesIn(names) : [],
        ),
      ),
  );
  return (file) => {
    const [, chunk] = /^assets\/js\/([^./]+)\.[^/]*$/.exec(file) ?? [];
    return chunk === undefined ? isOther(baseUrl + file) : others!.has(chunk) && !ours!.has(chunk);
  };
}

function namesIn(names: object): string[] {
  return Object.values(names).flatMap((name: string | object) =>
    typeof name === 'string' ? name : namesIn(name),
  );
}
