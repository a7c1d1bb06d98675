import {plainOf} from '../../retrieval/text/markedText';
import type {Passage} from '../../retrieval/index/passage';
import type {RankedPage, SearchEngine} from '../../retrieval/ranking/engine';

/** A query of fewer words is found as words. */
const MIN_WORDS = 4;
/** Number of pages whose text is compared with the query. */
const MAX_PAGES = 20;
/** A name of code, a flag or a path: it has an inner capital, a digit or a connecting character. */
const NAME = /[a-z][A-Z]|\d|\w[_:./]\w|^-|[/{]/;

/** Returns what a text may quote of a query, in lower case: the entire query, and names of code in it. */
export function quotationsOf(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  const names = words.map(unquoted).filter((word) => NAME.test(word));
  return [...new Set([unquoted(words.join(' ')), ...names].map((text) => text.toLowerCase()))].filter(
    Boolean,
  );
}

export function quotes(text: string, quotation: string): boolean {
  return text.toLowerCase().includes(quotation);
}

/** Returns the pages with those first that quote the entire query, such as an error message, and their section that does. */
export function quotingFirst(
  pages: readonly RankedPage[],
  query: string,
  {places}: Pick<SearchEngine, 'places'>,
  passagesOf: (section: number) => readonly Passage[],
): RankedPage[] {
  const [entire = ''] = quotationsOf(query);
  if (entire.split(' ').length < MIN_WORDS) return [...pages];
  const quoting = pages.slice(0, MAX_PAGES).flatMap((ranked) => {
    const {first, headings} = ranked.page;
    for (let id = first; id <= first + headings.length; id += 1) {
      if (!passagesOf(id).some(({text}) => quotes(plainOf(text), entire))) continue;
      const others = ranked.sections.filter((section) => section.id !== id);
      return [{...ranked, sections: [{...places[id]!, id}, ...others]}];
    }
    return [];
  });
  return [...quoting, ...pages.filter(({page}) => quoting.every((ranked) => ranked.page !== page))];
}

function unquoted(word: string): string {
  return word.replaceAll(/^["'`“”‘’(]+|["'`“”‘’),;]+$/g, '');
}
