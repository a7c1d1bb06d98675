import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {listFiles} from '../shared/listFiles';
import type {Finding} from '../shared/pageProblems';

/** Folder of the map of former links, with one file for each former page: `former-links/learn/entities.yaml`. */
export const FORMER_LINKS_FOLDER = 'former-links';

/** A former link, `route#id`, and the address that has its subject today. */
export type FormerLink = {
  /** Route of the former page. */
  route: string;
  /** Former id of a heading. */
  id: string;
  /** Today's address: `/route#id`, or `/route` for a page as a whole. */
  target: string;
  /** Why no section covers the subject any more. The target is then the closest section. */
  gone?: string;
  /** Path relative to the project's folder, and 1-based line of the entry. */
  file: string;
  line: number;
};

/**
 * Returns all former links. An entry of a file is `former-id: /route#id`, or
 * `former-id: {gone: reason, closest: /route#id}`.
 *
 * @returns the links, and a problem for each entry of another form
 */
export function readFormerLinks(root: string): {links: FormerLink[]; problems: (Finding & {file: string})[]} {
  const links: FormerLink[] = [];
  const problems: (Finding & {file: string})[] = [];
  for (const name of listFiles(path.join(root, FORMER_LINKS_FOLDER), /\.yaml$/)) {
    const file = `${FORMER_LINKS_FOLDER}/${name}`;
    const counter = new LineCounter();
    const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {lineCounter: counter});
    problems.push(
      ...document.errors.map(({message, pos}) => ({file, line: counter.linePos(pos[0]).line, message})),
    );
    if (document.errors.length > 0 || document.contents === null) continue;
    if (!isMap(document.contents)) {
      problems.push({file, line: 1, message: 'expected entries like "former-id: /route#id", found none'});
      continue;
    }
    for (const {key, value} of document.contents.items) {
      if (!isScalar(key)) continue;
      const line = counter.linePos(key.range?.[0] ?? 0).line;
      const target = isScalar(value) ? {target: String(value.value)} : isMap(value) ? goneTarget(value) : {};
      if (target.target === undefined) {
        const message = `expected "${String(key.value)}: /route#id", or "{gone: reason, closest: /route#id}", found neither`;
        problems.push({file, line, message});
      } else {
        // The source, because YAML reads some ids as numbers or booleans.
        const id = key.source ?? String(key.value);
        links.push({route: routeOf(name), id, ...target, target: target.target, file, line});
      }
    }
  }
  return {links, problems};
}

function goneTarget(value: YAMLMap): {target?: string; gone?: string} {
  const {gone, closest} = value.toJSON() as {gone?: unknown; closest?: unknown};
  return typeof gone === 'string' && typeof closest === 'string' ? {gone, target: closest} : {};
}

function routeOf(name: string): string {
  return `/${name.replace(/\.yaml$/, '')}`;
}
