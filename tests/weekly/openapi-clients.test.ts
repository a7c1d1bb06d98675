import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {services} from '@site/plugins/openapi/document';
import {servedDocument} from '@site/plugins/openapi/servedDocument';
import {makeFolder} from '@site/tests/support/folder';

jest.setTimeout(600_000);

const run = promisify(execFile);
const tools = [
  '@redocly/cli@2.77.0',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  'typescript@5.9.3',
];

/** A program with a request to each service. The compiler finds a path, parameter or field that isn't in the document. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type {paths as Api} from './api.js';
import type {paths as Gateway} from './gateway.js';

declare const process: {argv: string[]};
const baseUrl = process.argv[2];
const address = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const api = createClient<Api>({baseUrl});
const gateway = createClient<Gateway>({baseUrl});
const accounts = await api.GET('/accounts', {params: {query: {size: 1, sort: 'balance', order: 'desc'}}});
const balance: string | undefined = accounts.data?.[0]?.balance;
const found = await gateway.GET('/address/{address}', {params: {path: {address}, query: {onFinalBlock: true}}});
const nonce: number | undefined = found.data?.data?.account?.nonce;
console.log(JSON.stringify({balance, nonce}));
`;

const settings = {
  strict: true,
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom'],
  types: [],
};

const site = 'https://docs.example/';
const documents = services.map((service): [string, string] => [
  `${service}.json`,
  JSON.stringify(servedDocument(service, {site, root: process.cwd()})),
]);
const project = makeFolder({
  ...Object.fromEntries(documents),
  'client.ts': PROGRAM,
  'package.json': JSON.stringify({type: 'module', private: true}),
  'tsconfig.json': JSON.stringify({compilerOptions: settings, files: ['client.ts']}),
});
afterAll(() => project.remove());

/** Runs a program in the folder of the documents. Its error contains the program's output. */
async function runTool(command: string, ...args: string[]): Promise<string> {
  const {stdout} = await run(command, args, {cwd: project.directory}).catch(
    (error: {stdout: string; stderr: string}) => {
      throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
}

it('both documents pass the linter, and clients generated from them compile and call a server', async () => {
  await runTool('npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', ...tools);
  await runTool('npx', 'redocly', 'lint', '--extends=recommended', ...documents.map(([file]) => file));
  for (const service of services)
    await runTool('npx', 'openapi-typescript', `${service}.json`, '--output', `${service}.d.ts`);
  await runTool('npx', 'tsc');

  const requested: (string | undefined)[] = [];
  const server = createServer(({url}, response) => {
    requested.push(url);
    const account = {data: {account: {nonce: 43}}, error: '', code: 'successful'};
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(url?.startsWith('/accounts') ? [{balance: '5'}] : account));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const {port} = server.address() as AddressInfo;
    const output = await runTool('node', path.join('.', 'client.js'), `http://127.0.0.1:${port}`);
    expect(JSON.parse(output)).toEqual({balance: '5', nonce: 43});
    expect(requested).toEqual([
      '/accounts?size=1&sort=balance&order=desc',
      '/address/erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th?onFinalBlock=true',
    ]);
  } finally {
    server.close();
  }
});
