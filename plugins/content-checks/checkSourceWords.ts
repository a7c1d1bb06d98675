import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, type ParserPlugin} from '@babel/parser';
import type {Finding, Problem} from './page';
import {oddWords} from './plainWords';

const SOURCE_FOLDERS = ['src', 'server', 'plugins', 'scripts', 'patches'];

/** Returns the problems of all source files of a project, with paths relative to its folder. */
export function checkSources(projectDir: string): Problem[] {
  return SOURCE_FOLDERS.filter((folder) => existsSync(join(projectDir, folder))).flatMap((folder) =>
    readdirSync(join(projectDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
      .map((name) => join(folder, name))
      .sort()
      .flatMap((file) =>
        checkSourceWords(file, readFileSync(join(projectDir, file), 'utf8')).map((finding) => ({
          file,
          ...finding,
        })),
      ),
  );
}

/**
 * Checks the words of a source file that people read: comments, strings and text in JSX. `file` is relative to the
 * project. @throws SyntaxError if the source isn't TypeScript or JavaScript
 */
export function checkSourceWords(file: string, source: string): Finding[] {
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const {comments, tokens} = parse(source, {sourceType: 'unambiguous', plugins, tokens: true});
  const pieces = [...(comments ?? []), ...((tokens ?? []) as Token[]).filter(isText)];
  return pieces.flatMap(({value, loc}) =>
    oddWords(String(value), file).map(({index, message}) => ({
      line: (loc?.start.line ?? 1) + String(value).slice(0, index).split('\n').length - 1,
      message,
    })),
  );
}

/** A token of Babel's parser, which has no type for it. */
type Token = {type: {label?: string}; value: unknown; loc: {start: {line: number}}};

function isText({type}: Token): boolean {
  return ['string', 'template', 'jsxText'].includes(type.label ?? '');
}
