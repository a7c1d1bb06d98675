import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {refusals, type ChatEvent, type Source} from '../../src/askAi/protocol';
import {absoluteAddress, pageAddress} from '../../src/urls/address';
import {ToolError} from './tools';

/**
 * Returns an answer as Markdown with absolute links, and its sources.
 *
 * @param site URL of the home page, with a trailing slash
 * @throws ToolError if the answer failed, or ended before it was complete
 */
export async function answerText(events: AsyncIterable<ChatEvent>, site: string): Promise<string> {
  let text = '';
  let sources: readonly Source[] = [];
  let citations: readonly Source[] = [];
  for await (const event of events) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'sources') ({sources} = event);
    if (event.type === 'citations') citations = event.sources;
    if (event.type === 'error') throw new ToolError(refusals[event.code].message);
    if (event.type === 'done')
      return [withAbsoluteLinks(text, site), sourceList()].filter(Boolean).join('\n\n');
  }
  throw new ToolError(refusals.timed_out.message);

  function sourceList(): string {
    if (sources.length === 0) return '';
    // A model's text contains the numbers of its citations.
    const numberOf = (source: Source) =>
      citations.findIndex(({route, anchor}) => route === source.route && anchor === source.anchor) + 1;
    const lines = sources.map((source) => {
      const number = numberOf(source);
      return `- ${number > 0 ? `[${number}] ` : ''}[${source.title}](${addressOf(source)})`;
    });
    return ['Sources:', '', ...lines].join('\n');
  }

  function addressOf({route, anchor}: Source): string {
    return pageAddress(route, site) + (anchor === undefined ? '' : `#${anchor}`);
  }
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Replaces the addresses of links in Markdown, and changes nothing else. */
function withAbsoluteLinks(markdown: string, site: string): string {
  let result = '';
  let end = 0;
  visit(parser.parse(markdown), 'link', ({url, position}) => {
    const last = position?.end.offset ?? 0;
    const start = markdown.lastIndexOf(url, last - url.length);
    // An address with escaped characters isn't found; site routes have none.
    if (!url.startsWith('/') || start < end) return;
    result += markdown.slice(end, start) + absoluteAddress(url, {page: site, site});
    end = start + url.length;
  });
  return result + markdown.slice(end);
}
