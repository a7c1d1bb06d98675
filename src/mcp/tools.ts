import {requestLimits} from '../askAi/chatRequest';
import {product} from '../config/product';

/** The tools of the MCP server. */

/** Path of the MCP server. Like the chat endpoint's, it doesn't contain the site's base path. */
export const MCP_PATH = '/mcp';

/** A tool as MCP describes it. All of its arguments are strings. */
export type ToolDefinition = {
  name: ToolName;
  title: string;
  description: string;
  inputSchema: {
    type: 'object';
    properties: Record<string, {type: 'string'; description: string; minLength: number; maxLength: number}>;
    required: string[];
    additionalProperties: false;
  };
  annotations: {readOnlyHint: true; openWorldHint: false};
};

export type ToolName = 'search_docs' | 'read_page' | 'ask_docs';

/** Maximum length of a query in characters, as in the search field. */
const QUERY_LENGTH = 512;
const ADDRESS_LENGTH = 2000;

export const tools: readonly ToolDefinition[] = [
  defineTool(
    'search_docs',
    `Search the ${product.name} documentation`,
    `Searches the documentation of the ${product.name} blockchain: protocol, smart contracts, SDKs, APIs, validators, wallets, tokens. Returns the best sections with their address and an excerpt. Read a page with read_page.`,
    {
      query: {
        description: 'Words to search for, such as "ESDT transfer gas limit".',
        maxLength: QUERY_LENGTH,
      },
    },
  ),
  defineTool(
    'read_page',
    `Read a page of the ${product.name} documentation`,
    'Returns a page of the documentation as Markdown, with all its code and tables. The page "/" is the index of all pages.',
    {
      page: {
        description: 'Address or route of the page, such as "/learn/sharding".',
        maxLength: ADDRESS_LENGTH,
      },
    },
  ),
  defineTool(
    'ask_docs',
    `Ask the ${product.name} documentation`,
    `Answers a question from the documentation of the ${product.name} blockchain, and names the sections that the answer comes from. It says so if the documentation has no answer.`,
    {
      question: {
        description: 'One complete question, such as "How long is an epoch?".',
        maxLength: requestLimits.message,
      },
    },
  ),
];

function defineTool(
  name: ToolName,
  title: string,
  description: string,
  parameters: Record<string, {description: string; maxLength: number}>,
): ToolDefinition {
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(parameters).map(([key, value]) => [key, {type: 'string', minLength: 1, ...value}]),
      ),
      required: Object.keys(parameters),
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  };
}
