import {findRegions, withoutMarkers} from './regions';

/** Where samples are, relative to the root of the project. */
const SAMPLES_FOLDER = 'samples';

export type SampleReference = {
  /** Path relative to the project's root: `samples/contracts/adder/src/adder.rs`. */
  path: string;
  /** Undefined for the whole file. */
  region?: string;
};

/** Access to the file system; paths are relative to the project's root. */
export type SampleFiles = {
  /** Returns the text of a file; undefined if it doesn't exist. */
  read(path: string): string | undefined;
  /** Returns the names in a folder, subfolders with a trailing slash; undefined if the folder doesn't exist. */
  list(path: string): string[] | undefined;
};

/** The code of a sample, and its address in the repository: `samples/a.rs`, for a region with its lines `#L5-L9`. */
export type ResolvedSample = {code: string; source: string} | {problem: string};

/** Parses `file=samples/….rs#region` in the metadata of a fence. */
export function parseSampleReference(meta: string): SampleReference | undefined {
  const groups = /(?:^|\s)file=(?:"(?<quoted>[^"]*)"|(?<bare>\S*))/.exec(meta)?.groups;
  if (groups === undefined) return undefined;
  const [path = '', ...rest] = (groups.quoted ?? groups.bare ?? '').split('#');
  return rest.length === 0 ? {path} : {path, region: rest.join('#')};
}

/** Returns the code of a reference, or a message that says what was expected and what was found. */
export function resolveSample({path, region}: SampleReference, files: SampleFiles): ResolvedSample {
  if (!isBelowSamples(path)) {
    return {problem: `expected file= to name a file below ${SAMPLES_FOLDER}/, found "${path}"`};
  }
  const source = files.read(path);
  if (source === undefined) {
    return {problem: `expected the sample ${path}, found no such file; ${describeNeighbours(path, files)}`};
  }
  if (region === undefined) {
    return nonEmpty(withoutMarkers(source), path, path);
  }
  const {regions, problems} = findRegions(source);
  const found = regions.get(region);
  if (found !== undefined) {
    return nonEmpty(found.code, `${path}#${region}`, `${path}#L${found.start + 1}-L${found.end - 1}`);
  }
  const known = regions.size === 0 ? 'it has none' : `it has ${[...regions.keys()].join(', ')}`;
  const broken = problems.length === 0 ? '' : ` (${problems.join('; ')})`;
  return {problem: `expected the region "${region}" in ${path}, ${known}${broken}`};
}

function isBelowSamples(path: string): boolean {
  const parts = path.split('/');
  return parts[0] === SAMPLES_FOLDER && parts.length > 1 && !parts.includes('..') && !parts.includes('');
}

function nonEmpty(code: string, name: string, source: string): ResolvedSample {
  return code === '' ? {problem: `expected code in ${name}, found none`} : {code, source};
}

/** Lists the closest existing folder of a missing path. */
function describeNeighbours(path: string, files: SampleFiles): string {
  const parts = path.split('/');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const folder = parts.slice(0, length).join('/');
    const names = files.list(folder);
    if (names !== undefined)
      return `${folder}/ contains ${names.length === 0 ? 'nothing' : names.join(', ')}`;
  }
  return `${SAMPLES_FOLDER}/ doesn't exist either`;
}
