import type {SampleSetup} from '../../src/retrieval/index/sampleSetup';
import {expandRegion} from './expand';
import {findGrammar} from './languages';
import {findRegions, isMarker, withoutMarkers} from './regions';
import type {SampleFiles, SampleReference} from './resolve';
import type {Range} from './scopes';

/** Returns what the region of a reference needs to be a program; undefined for a whole file, and if it needs nothing. */
export function setupOfSample(
  {path, region}: SampleReference,
  language: string | null | undefined,
  files: SampleFiles,
): SampleSetup | undefined {
  const grammar = findGrammar(language);
  const source = files.read(path);
  if (grammar === undefined || region === undefined || source === undefined) return undefined;
  const found = findRegions(source).regions.get(region);
  const setup = found && expandRegion(source, rangeOfLines(source, found), grammar);
  if (found === undefined || setup === undefined) return undefined;
  // The code of a region still has indentation if one of its lines has none.
  const rest = /^[ \t]*/.exec(found.code)![0].length;
  return {...setup, indent: setup.indent.slice(rest)};
}

/** Returns whether a reference shows a whole program or manifest, so that its title can be the name of the file. */
export function isWholeProgram(
  {path, region}: SampleReference,
  language: string | null | undefined,
  files: SampleFiles,
): boolean {
  if (findGrammar(language) === undefined && language !== 'toml') return false;
  const source = files.read(path) ?? '';
  return region === undefined || findRegions(source).regions.get(region)?.code === withoutMarkers(source);
}

/** Returns the code between the lines of two markers, without blank lines and other markers at its start. */
function rangeOfLines(source: string, {start, end}: {start: number; end: number}): Range {
  const lines = source.split('\n');
  const offsetOf = (line: number) => lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const isCode = (line: string) => line.trim() !== '' && !isMarker(line);
  const first = lines.findIndex((line, index) => index >= start && isCode(line));
  const indent = /^\s*/.exec(lines[first]!)![0].length;
  return {from: offsetOf(first + 1) + indent, to: offsetOf(end) - 1};
}
