import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {readSite} from '../../plugins/content-checks/readSite';
import {facts} from '../../src/facts/registry';
import {compareInstalls} from '../installs/compareInstalls';
import {openDocumentedTools} from '../sampleProjects/documentedTools';
import {compareCommandLines, COMPARED_TOOLS} from './commandLines';
import {attemptEach, Unreachable, type Outcome} from './difference';
import {compareDocument, compareEndpoints, openApiEndpoints, routeEndpoints} from './endpoints';
import {compareFacts, CONFIG_REPOSITORY, releaseFacts} from './facts';
import {compareLinks} from './links';
import type {Ours} from './ours';
import {addressOf, latestRelease, runTool} from './releases';

type Context = {
  root: string;
  /** Folder for installed tools and builds, as in `verify:samples`. */
  cache: string;
  ours: Ours;
};

const API_DOCUMENT = 'https://api.multiversx.com/-json';
const PROXY_REPOSITORY = 'multiversx/mx-chain-proxy-go';

/** Returns the comparison with each source, by the name of the source. */
export function createSources({root, cache, ours}: Context): Record<string, () => Promise<Outcome>> {
  const latestOf = memoized(latestRelease);
  const open = memoized(clone);

  return {
    async facts() {
      const {results, unreachable} = await attemptEach(
        releaseFacts(facts),
        async ([name, source]) => [name, await latestOf(source)] as const,
      );
      const latest = {readConfig: await open(CONFIG_REPOSITORY), releases: new Map(results)};
      return {
        compared: `the facts with a key in ${CONFIG_REPOSITORY}, and ${results.length} versions with the latest releases`,
        differences: compareFacts(latest, {registry: facts, pagesOfFact: ours.pagesOfFact}),
        unreachable,
      };
    },

    async commands() {
      const run = async (_title: string, {command, args}: {command: string; args: string[]}) => ({
        ok: true,
        output: await runTool(command, args),
        seconds: 0,
      });
      const {results, unreachable} = await attemptEach(
        Object.entries(COMPARED_TOOLS),
        async ([tool, source]) => {
          const version = await latestOf(source);
          const installed = {version, [source.registry === 'PyPI' ? 'package' : 'crate']: source.name};
          const help = await openDocumentedTools({folder: root, cache, run}, {[tool]: installed});
          const lines = ours.commandLines.filter(({words}) => words[0] === tool);
          for (const {words} of lines) await help.load(words);
          const compared = `${lines.length} command lines with ${tool} ${version}`;
          return {compared, differences: compareCommandLines(help.read, lines)};
        },
      );
      return {
        compared: results.map(({compared}) => compared).join(', ') || 'nothing',
        differences: results.flatMap(({differences}) => differences),
        unreachable,
      };
    },

    async endpoints() {
      const [readConfig, readProxy] = [await open(CONFIG_REPOSITORY), await open(PROXY_REPOSITORY)];
      const documents = [
        openApiEndpoints(readProxy('cmd/proxy/config/swagger/openapi.json'), 'openapi.json of the gateway'),
        routeEndpoints(parseToml(readProxy('cmd/proxy/config/apiConfig/v1_0.toml'))),
        routeEndpoints(parseToml(readConfig('api.toml'))),
      ];
      const {results, unreachable} = await attemptEach([API_DOCUMENT], async (url) => download(url));
      const found = [
        ...results.flatMap((text) => compareDocument(text, 'api', root)),
        ...compareEndpoints(
          [...documents, ...results.map((text) => openApiEndpoints(text, API_DOCUMENT))],
          ours.endpoints,
        ),
      ];
      const isComplete = unreachable.length === 0;
      const undecided = found.map(
        ({name, places}) => `${name} (${places.join(', ')}), which only this document could contain`,
      );
      return {
        compared: `${ours.endpoints.length} endpoints with the documents of gateway, API and node, and our document of the API with its own`,
        differences: isComplete ? found : [],
        unreachable: isComplete ? [] : [...unreachable, ...undecided],
      };
    },

    async installs() {
      const site = readSite(root);
      const pages = [...site.pages.values()];
      return compareInstalls({root, cache, site}, {pages, log: console.error});
    },

    async links() {
      const args = [
        '--format',
        'json',
        '--no-progress',
        '--root-dir',
        root,
        'docs',
        'README.md',
        'src/config',
      ];
      // lychee exits with code 2 if a link is broken.
      const report = await runTool('lychee', args, {cwd: root, accept: [0, 2]});
      return {compared: 'the external links', ...compareLinks(report)};
    },
  };
}

/** Clones the default branch. Returns a function from the path of a file to its text. */
async function clone(repository: string): Promise<(file: string) => string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
  await runTool('git', ['clone', '--quiet', '--depth', '1', addressOf(repository), folder]);
  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

async function download(url: string): Promise<string> {
  const response = await fetch(url).catch((error: Error) => {
    throw new Unreachable(`${url} couldn't be read: ${String(error.cause ?? error)}`);
  });
  if (!response.ok) throw new Unreachable(`${url} couldn't be read: the status is ${response.status}`);
  return response.text();
}

function memoized<Argument, Result>(create: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<string, Result>();
  return (argument) => {
    const key = JSON.stringify(argument);
    if (!known.has(key)) known.set(key, create(argument));
    return known.get(key) as Result;
  };
}
