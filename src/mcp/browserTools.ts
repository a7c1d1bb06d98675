import {createChatTransport} from '../askAi/chatTransport';
import {ChatFault} from '../askAi/fault';
import type {ChatEvent} from '../askAi/protocol';
import {markdownAddress, routeOfAddress} from '../urls/address';
import {loadIndex} from '../search/client/loadIndex';
import {answerText} from './answerText';
import {SEARCH_RESULTS, searchText} from './searchText';
import {ToolError} from './toolError';
import {tools, type ToolDefinition, type ToolName} from './tools';

type ToolResult = {content: {type: 'text'; text: string}[]; isError?: true};

/** The part of the browser's WebMCP interface that is used here. */
export type ModelContext = {
  registerTool(tool: ToolDefinition & {execute(input: Record<string, string>): Promise<ToolResult>}): unknown;
};

/** Registers the tools of the MCP server in the browser. They use the page's search and chat endpoint. */
export function registerTools(context: ModelContext, baseUrl: string, chatOrigin: string): void {
  const site = new URL(baseUrl, window.location.origin).href;
  const search = loadIndex(baseUrl);
  const transport = createChatTransport({origin: chatOrigin});

  /** The endpoint's answer, or the browser's if there is no endpoint. */
  async function* answer(message: string): AsyncGenerator<ChatEvent> {
    let hasBegun = false;
    try {
      for await (const event of transport.ask({message}, new AbortController().signal).events) {
        hasBegun = true;
        yield event;
      }
    } catch (error) {
      const isAway = error instanceof ChatFault && error.fault.kind !== 'http';
      if (hasBegun || !isAway) throw new ToolError('The answer failed. Try again later, or use search_docs.');
      yield* await search.answer({message, thread: []});
    }
  }

  const run: Record<ToolName, (argument: string) => Promise<string>> = {
    async search_docs(query) {
      const {hits} = await search
        .openSurface()
        .search({indexName: 'embedded', query, hitsPerPage: SEARCH_RESULTS});
      return hits.length > 0 ? searchText(hits) : `No results for "${query}". Search with other words.`;
    },
    async read_page(page) {
      const route = routeOfAddress(page.trim(), site);
      const isIndex = route.endsWith('/llms.txt');
      const response = await fetch(isIndex ? site + route.slice(1) : markdownAddress(route, site));
      if (response.ok) return response.text();
      throw new ToolError(
        `Expected the address of a page, found "${page}". Search for the page with search_docs.`,
      );
    },
    ask_docs: async (question) => answerText(answer(question.trim()), site),
  };

  for (const tool of tools) {
    context.registerTool({
      ...tool,
      async execute(input) {
        try {
          return resultOf(await run[tool.name](String(input[tool.inputSchema.required[0]!] ?? '')));
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          return {...resultOf(error.message), isError: true};
        }
      },
    });
  }
}

function resultOf(text: string): ToolResult {
  return {content: [{type: 'text', text}]};
}
