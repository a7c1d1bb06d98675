/** Assistants of other sites that take a question in their address. */
const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'Perplexity', address: 'https://www.perplexity.ai/search?q='},
] as const;

/** Returns the assistants with addresses that ask them to read the Markdown of a page. */
export function assistantLinks(markdownAddress: string): {name: string; href: string}[] {
  const prompt = `Read ${markdownAddress} and answer my questions about it.`;
  return assistants.map(({name, address}) => ({name, href: address + encodeURIComponent(prompt)}));
}
