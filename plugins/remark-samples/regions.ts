/** The code between `#region name` and `#endregion`, without common indentation and marker lines. */
type Region = {
  name: string;
  /** 1-based lines of the markers in the file. */
  start: number;
  end: number;
  code: string;
};

export type Regions = {
  regions: ReadonlyMap<string, Region>;
  /** One message for each invalid marker, with its line. */
  problems: string[];
};

type Marker = {line: number; kind: 'start' | 'end'; name: string};

/**
 * Comment syntaxes of folding markers in editors: `// #region x` (Rust, TypeScript, Go),
 * `# #region x` and `# region x` (Python, Bash, TOML, YAML), `<!-- #region x -->` (HTML, XML), and CSS's block comments.
 */
const MARKERS = [
  /^\s*\/\/\s*#(?<word>region|endregion)(?:\s+(?<name>[\w.-]+))?\s*$/,
  /^\s*#\s?#?(?<word>region|endregion)(?:\s+(?<name>[\w.-]+))?\s*$/,
  /^\s*<!--\s*#(?<word>region|endregion)(?:\s+(?<name>[\w.-]+))?\s*-->\s*$/,
  /^\s*\/\*\s*#(?<word>region|endregion)(?:\s+(?<name>[\w.-]+))?\s*\*\/\s*$/,
];

/**
 * Finds the regions of a source file. Regions can nest and overlap: an `#endregion` with a name ends that region, and
 * without a name it ends the region that started last.
 */
export function findRegions(source: string): Regions {
  const lines = splitLines(source);
  const regions = new Map<string, Region>();
  const problems: string[] = [];
  const open: Marker[] = [];

  for (const marker of markersOf(lines)) {
    if (marker.kind === 'start') {
      const problem = problemOfStart(marker, open, regions);
      if (problem === undefined) open.push(marker);
      else problems.push(problem);
      continue;
    }
    const index = lastIndexOf(open, marker.name);
    const [start] = index === -1 ? [] : open.splice(index, 1);
    if (start === undefined) {
      problems.push(`line ${marker.line}: #endregion${withName(marker.name)} ends no open region`);
    } else {
      regions.set(start.name, {
        name: start.name,
        start: start.line,
        end: marker.line,
        code: cleanCode(lines.slice(start.line, marker.line - 1)),
      });
    }
  }
  for (const {line, name} of open) {
    problems.push(`line ${line}: #region ${name} has no end; write #endregion ${name}`);
  }
  return {regions: inOrder(regions), problems};
}

/** Returns a file's source without its region markers. */
export function withoutMarkers(source: string): string {
  return cleanCode(splitLines(source));
}

export function isMarker(line: string): boolean {
  return matchMarker(line) !== undefined;
}

/** Returns the index of the last open region with this name, or of the last open region if the name is empty. */
function lastIndexOf(open: readonly Marker[], name: string): number {
  return name === '' ? open.length - 1 : open.map((marker) => marker.name).lastIndexOf(name);
}

function markersOf(lines: readonly string[]): Marker[] {
  return lines.flatMap((text, index) => {
    const groups = matchMarker(text);
    if (groups === undefined) return [];
    return [
      {line: index + 1, kind: groups.word === 'region' ? 'start' : 'end', name: groups.name ?? ''} as const,
    ];
  });
}

function matchMarker(line: string): {word?: string; name?: string} | undefined {
  for (const pattern of MARKERS) {
    const match = pattern.exec(line);
    if (match) return match.groups;
  }
  return undefined;
}

function problemOfStart(
  {line, name}: Marker,
  open: readonly Marker[],
  regions: ReadonlyMap<string, Region>,
): string | undefined {
  if (name === '') return `line ${line}: #region has no name; write #region some-name`;
  const first = open.find((other) => other.name === name)?.line ?? regions.get(name)?.start;
  return first === undefined
    ? undefined
    : `line ${line}: #region ${name} is already used at line ${first}; give each region a unique name`;
}

/** Removes marker lines, leading and trailing blank lines, and common indentation. */
function cleanCode(lines: readonly string[]): string {
  return dedent(withoutMarkerLines(lines)).join('\n');
}

/**
 * Removes marker lines, and leading and trailing blank lines. If there were blank lines before and after a marker, the
 * longer of the two gaps remains.
 */
export function withoutMarkerLines(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let gap = 0;
  let run = 0;
  for (const line of lines) {
    if (isMarker(line)) {
      gap = Math.max(gap, run);
      run = 0;
    } else if (line.trim() === '') {
      run += 1;
    } else {
      const blanks = kept.length === 0 ? 0 : Math.max(gap, run);
      kept.push(...Array.from({length: blanks}, () => ''), line.trimEnd());
      gap = 0;
      run = 0;
    }
  }
  return kept;
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shared = indents.reduce((common, indent) => commonStart(common, indent), indents[0] ?? '');
  return lines.map((line) => line.slice(Math.min(shared.length, line.length)));
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

function inOrder(regions: ReadonlyMap<string, Region>): Map<string, Region> {
  return new Map([...regions].sort(([, a], [, b]) => a.start - b.start));
}

function withName(name: string): string {
  return name === '' ? '' : ` ${name}`;
}

function splitLines(source: string): string[] {
  return source.split(/\r?\n/);
}
