import {requestLimits} from '../../src/askAi/chatRequest';
import {product} from '../../src/config/product';

/** The tools of the MCP server. */

/** Path of the MCP server. Like the chat endpoint's, it doesn't contain the site's base path. */
export const MCP_PATH = '/mcp';

export type ToolName = 'search_docs' | 'read_page' | 'ask_docs';

/** An expected failure of a tool. The client shows its message to the assistant, which can follow its advice. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** Maximum length of a query in characters, as in the search field. */
const QUERY_LENGTH = 512;
const ADDRESS_LENGTH = 2000;

/** The tools as MCP describes them. Each has one argument, a text. */
export const tools = [
  defineTool({
    name: 'search_docs',
    title: `Search the ${product.name} documentation`,
    description: `Searches the documentation of the ${product.name} blockchain: protocol, smart contracts, SDKs, APIs, validators, wallets, tokens. Returns the best sections with their address and an excerpt. Read a page with read_page.`,
    argument: 'query',
    about: 'Words to search for, such as "ESDT transfer gas limit".',
    maxLength: QUERY_LENGTH,
  }),
  defineTool({
    name: 'read_page',
    title: `Read a page of the ${product.name} documentation`,
    description:
      'Returns a page of the documentation as Markdown, with all its code and tables. The page "/" is the index of all pages.',
    argument: 'page',
    about: 'Address or route of the page, such as "/learn/sharding".',
    maxLength: ADDRESS_LENGTH,
  }),
  defineTool({
    name: 'ask_docs',
    title: `Ask the ${product.name} documentation`,
    description: `Answers a question from the documentation of the ${product.name} blockchain, and names the sections that the answer comes from. It says so if the documentation has no answer.`,
    argument: 'question',
    about: 'One complete question, such as "How long is an epoch?".',
    maxLength: requestLimits.message,
  }),
];

type Definition = {
  name: ToolName;
  title: string;
  description: string;
  /** Name of the argument. */
  argument: string;
  /** Description of the argument. */
  about: string;
  maxLength: number;
};

function defineTool({name, title, description, argument, about, maxLength}: Definition) {
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: {[argument]: {type: 'string', description: about, minLength: 1, maxLength}},
      required: [argument],
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  };
}
