import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {readSite} from '../../plugins/content-checks/readSite';
import {fillFromDocuments} from '../../plugins/openapi/remarkOpenApi';
import {findLanguage} from '../../plugins/rehype-highlight-code/languages';
import {parseMarkdown} from '../../plugins/shared/markdown';
import {attributeOf, isMdxElement} from '../../plugins/shared/mdxElements';
import {listFiles} from '../sampleProjects/contentHash';
import {shellCommands} from '../sampleProjects/shellCommands';
import {toolCommand} from '../sampleProjects/verifyCli';
import {COMPARED_TOOLS, type CommandLine} from './commandLines';
import type {PageEndpoint} from './endpoints';

/** Names in the pages and samples of a project that can be compared with a source. */
export type Ours = {
  commandLines: CommandLine[];
  endpoints: PageEndpoint[];
  /** Places of pages that show a fact, by its name. */
  pagesOfFact: ReadonlyMap<string, string[]>;
};

export function readOurs(root: string): Ours {
  const pages = [...readSite(root).pages.values()];
  const pagesOfSample = grouped(
    pages.flatMap(({file, fences}) =>
      fences.flatMap(({sample, line}) =>
        sample === undefined ? [] : [[sample.path, `${file}:${line}`] as const],
      ),
    ),
  );
  const scripts = listFiles(root, 'samples').filter((file) => file.endsWith('.sh'));
  const commandLines = [
    ...pages.flatMap(({file, fences}) =>
      fences
        .filter(({language}) => findLanguage(language ?? '')?.name === 'bash')
        .flatMap(({code, line}) => commandsOf(code, (inside) => `${file}:${line + inside}`)),
    ),
    ...scripts.flatMap((file) => {
      const shownOn = pagesOfSample.get(file)?.map((place) => `, shown on ${place}`) ?? [];
      const script = readFileSync(path.join(root, file), 'utf8');
      return commandsOf(script, (line) => `${file}:${line}${shownOn[0] ?? ''}`);
    }),
  ];
  return {
    commandLines,
    endpoints: pages
      .filter(({source}) => /<(?:Endpoint|Operation)/.test(source))
      .flatMap(({file, source}) => endpointsOf(file, source)),
    pagesOfFact: grouped(
      pages.flatMap(({file, facts}) => facts.map(({name, line}) => [name, `${file}:${line}`] as const)),
    ),
  };
}

/** Returns the command lines of the compared tools in a script. */
function commandsOf(script: string, place: (line: number) => string): CommandLine[] {
  return (
    shellCommands(script)
      .commands.map((command) => toolCommand(command, (tool) => Object.hasOwn(COMPARED_TOOLS, tool)))
      // A command whose arguments come from a variable, such as "$@", can't be compared.
      .filter(
        ({words: [tool = '', first = '']}) => Object.hasOwn(COMPARED_TOOLS, tool) && !first.startsWith('$'),
      )
      .map(({words, line}) => ({words, place: place(line)}))
  );
}

function endpointsOf(file: string, source: string): PageEndpoint[] {
  const endpoints: PageEndpoint[] = [];
  const tree = parseMarkdown(source, file);
  fillFromDocuments(tree);
  visit(tree, (node) => {
    if (!isMdxElement(node, 'Endpoint')) return;
    const [method, path] = [attributeOf(node, 'method'), attributeOf(node, 'path')];
    const place = `${file}:${node.position?.start.line ?? 1}`;
    if (method !== undefined && path !== undefined) endpoints.push({method, path, place});
  });
  return endpoints;
}

function grouped(entries: readonly (readonly [key: string, place: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, place] of entries) groups.set(key, [...(groups.get(key) ?? []), place]);
  return groups;
}
