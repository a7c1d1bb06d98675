import * as v from 'valibot';
import {parseJson} from '../../../src/askAi/rawChunks';
import type {ExtractiveAnswerer} from '../../../src/askAi/extractiveAnswerer';
import type {Library} from '../../../src/retrieval/answers/library';
import type {Tool, ToolCall} from './provider';

/** What a model may request if the sections of its prompt lack something. */
export const docsTools: readonly Tool[] = [
  {
    name: 'search_docs',
    description: 'Searches the documentation. Returns the best sections that you do not have yet.',
    parameters: {query: 'a complete English question or the exact name of something'},
  },
  {
    name: 'read_page',
    description: 'Returns the sections of a page that you do not have yet.',
    parameters: {route: 'the route of a page in an address or a link, such as /learn/sharding'},
  },
];

const MAX_FOUND = 4;

/** Returns the sections that a call requests, best first; none for a call that isn't valid. */
export async function sectionsFor(
  {name, arguments: json}: ToolCall,
  library: Library,
  extractive: ExtractiveAnswerer,
): Promise<readonly number[]> {
  const values = parseJson(json);
  if (name === 'search_docs' && v.is(v.object({query: v.string()}), values)) {
    const found = await extractive.closestSections({message: values.query, thread: []});
    return found.slice(0, MAX_FOUND);
  }
  if (name === 'read_page' && v.is(v.object({route: v.string()}), values)) {
    const route = values.route.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');
    return [...library.places.keys()].filter((section) => library.pageOf(section).route === route);
  }
  return [];
}
