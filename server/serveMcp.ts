import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {loadEnvFile} from '../src/config/environment';
import {createLog} from './chat/log';
import {openAnswerer} from './chat/openChat';
import {readCorpus} from './chat/readCorpus';
import {createDocsServers} from './mcp/docsServer';
import {readServerSettings} from './settings';

/** Serves the documentation to one MCP client over stdio. Logs go to stderr, because stdout belongs to the protocol. */
async function main(): Promise<void> {
  loadEnvFile();
  const log = createLog((line) => void process.stderr.write(line));
  const {corpusFile, chat: settings} = readServerSettings(process.env);
  const corpus = await readCorpus(corpusFile);
  const answerer = openAnswerer(corpus.library, settings, log);
  const createServer = createDocsServers({...corpus, answerer, site: settings.site});
  const server = createServer({
    // The client is a program on this machine, so there is no limit and no timeout.
    admit: async () => ({leave: () => undefined}),
    signal: new AbortController().signal,
    onFailure: (error) => log({event: 'failed', error: String(error)}),
  });
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
