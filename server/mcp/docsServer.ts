import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
  type Resource,
} from '@modelcontextprotocol/sdk/types.js';
import {AjvJsonSchemaValidator} from '@modelcontextprotocol/sdk/validation/ajv';
import {version} from '../../package.json';
import {refusals} from '../../src/askAi/protocol';
import {product} from '../../src/config/product';
import {markdownAddress, routeOfAddress} from '../../src/urls/address';
import {SERVER_STOPS} from '../chat/requestLimits';
import {anySignal} from '../chat/signals';
import {createDocsTools, type Docs} from './docsTools';
import {ToolError, tools, type ToolName} from './tools';

/** Called before a tool runs, and `leave` when it has ended. Throws a ToolError to refuse the call. */
export type Admit = (
  tool: ToolName,
) => Promise<{leave(): void; /** Aborts when the server stops. */ stopped?: AbortSignal}>;

type Call = {
  admit: Admit;
  /** Aborts the tools that are running. */
  signal: AbortSignal;
  /** Called with an unexpected error, which the client doesn't see. */
  onFailure: (error: unknown) => void;
};

const INSTRUCTIONS =
  `The documentation of the ${product.name} blockchain. Search with search_docs, then read the pages with read_page; ` +
  'ask_docs answers a single question. All three only read.';

const validator = new AjvJsonSchemaValidator();
const validators = new Map(
  tools.map(({name, inputSchema}) => [name, validator.getValidator<Record<string, string>>(inputSchema)]),
);

/**
 * Returns a function that creates an MCP server of the documentation: its tools, and its pages as resources. Over HTTP,
 * each request needs its own server.
 *
 * It uses the SDK's `Server`: `McpServer` would send the text of an unexpected error to the client, only takes Zod schemas, and
 * chooses the texts for wrong arguments.
 */
export function createDocsServers(docs: Docs): (call: Call) => Server {
  const run = createDocsTools(docs);
  const resources = [...docs.markdown].map(([route, text]) => resourceOf(route, text, docs));

  return ({admit, signal, onFailure}) => {
    const server = new Server(
      {name: 'multiversx-docs', title: product.siteTitle, version, websiteUrl: docs.site},
      {capabilities: {tools: {}, resources: {}}, instructions: INSTRUCTIONS, jsonSchemaValidator: validator},
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({tools}));
    server.setRequestHandler(CallToolRequestSchema, async ({params}): Promise<CallToolResult> => {
      const tool = tools.find(({name}) => name === params.name);
      if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `Unknown tool "${params.name}".`);
      try {
        const argument = argumentOf(tool, params.arguments);
        const {leave, stopped = signal} = await admit(tool.name);
        const either = anySignal(signal, stopped);
        try {
          const text = await run[tool.name](argument, either.signal);
          return {content: [{type: 'text', text}]};
        } catch (error) {
          throw stopped.reason === SERVER_STOPS ? new ToolError(refusals.busy.message) : error;
        } finally {
          either.release();
          leave();
        }
      } catch (error) {
        if (error instanceof ToolError)
          return {content: [{type: 'text', text: error.message}], isError: true};
        onFailure(error);
        throw new McpError(ErrorCode.InternalError, refusals.internal.message);
      }
    });
    server.setRequestHandler(ListResourcesRequestSchema, () => ({resources}));
    server.setRequestHandler(ReadResourceRequestSchema, ({params: {uri}}) => {
      const text = docs.markdown.get(routeOfAddress(uri, docs.site));
      // The code that the specification defines for an unknown resource.
      if (text === undefined) throw new McpError(-32_002, `Resource not found: ${uri}`);
      return {contents: [{uri, mimeType: 'text/markdown', text}]};
    });
    return server;
  };
}

/** Returns the value of a tool's only parameter. @throws ToolError if the arguments don't match the tool's schema */
function argumentOf({name, inputSchema}: (typeof tools)[number], given: unknown = {}): string {
  const {valid, data, errorMessage} = validators.get(name)!(given);
  if (valid) return data[inputSchema.required[0]!]!;
  throw new ToolError(
    `Expected arguments such as ${JSON.stringify(Object.fromEntries(inputSchema.required.map((key) => [key, '…'])))} for ${name}, found others: ${errorMessage}.`,
  );
}

function resourceOf(route: string, text: string, {library, site}: Docs): Resource {
  const page = library.engine.outline.pages.find((page) => page.route === route);
  return {
    uri: markdownAddress(route, site),
    name: route,
    title: page?.title ?? (route === '/' ? product.siteTitle : undefined),
    description: page?.description,
    mimeType: 'text/markdown',
    size: Buffer.byteLength(text),
  };
}
