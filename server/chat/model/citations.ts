import type {Source} from '../../../src/askAi/protocol';
import type {Library} from '../../../src/askAi/extractive/library';

/** Whether a section of the site stands, and what it is called. */
export type FindSource = (address: string) => Source | undefined;

/** Finds the section that a link means: a route, with or without the anchor of one of its headings. */
export function createFindSource({engine, places}: Pick<Library, 'engine' | 'places'>): FindSource {
  const known = new Map<string, Source>();
  places.forEach(({page, anchor, path}) => {
    const {route, title} = engine.outline.pages[page]!;
    const source = {title: [title, ...path.slice(-1)].join(' › '), route, ...(anchor && {anchor})};
    known.set(anchor === '' ? route : `${route}#${anchor}`, source);
  });
  return (address) => known.get(address.replace(/(?<=.)\/(?=$|#)/, ''));
}

export type CitationFilter = {
  /** Text that can be shown: links to what stands as they are, of others only their text. */
  push(text: string): string;
  flush(): string;
  /** What was linked to, in order, each once. */
  readonly cited: readonly Source[];
};

const LONGEST_LINK = 600;

/** Checks each citation of a growing answer against the site. Code is left alone. */
export function createCitationFilter(find: FindSource): CitationFilter {
  const cited = new Map<string, Source>();
  let held = '';
  let fence: string | undefined;

  /** Takes what is certain from the beginning of `held`; where `isLast`, all of it. */
  function take(isLast: boolean): string {
    let shown = '';
    for (;;) {
      const next = fence === undefined ? held.search(/!?\[|`|!$/) : held.indexOf(fence);
      if (next === -1) {
        // A fence may be cut in two.
        const keep = isLast || fence === undefined ? 0 : Math.min(fence.length - 1, held.length);
        shown += held.slice(0, held.length - keep);
        held = held.slice(held.length - keep);
        return shown;
      }
      shown += held.slice(0, next);
      held = held.slice(next);
      if (fence !== undefined) {
        shown += fence;
        held = held.slice(fence.length);
        fence = undefined;
        continue;
      }
      if (held === '!' && !isLast) return shown;
      const ticks = /^`+/.exec(held)?.[0];
      if (ticks !== undefined) {
        if (ticks.length === held.length && !isLast) return shown;
        fence = ticks;
        shown += ticks;
        held = held.slice(ticks.length);
        continue;
      }
      const link = /^(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/.exec(held);
      if (link) {
        shown += checked(link[0], link[1] === '!', link[2]!, link[3]!);
        held = held.slice(link[0].length);
        continue;
      }
      // An open bracket may become a link, unless it is too long or something else follows it.
      const mayBeLink = held.length < LONGEST_LINK && /^!?\[[^\]\n]*(?:\](?:$|\([^)\n]*$)|$)/.test(held);
      if (mayBeLink && !isLast) return shown;
      shown += held[0];
      held = held.slice(1);
    }
  }

  function checked(link: string, isPicture: boolean, text: string, address: string): string {
    const source = isPicture ? undefined : find(address);
    if (!source) return text;
    cited.set(`${source.route}#${source.anchor ?? ''}`, source);
    return link;
  }

  return {
    push(text) {
      held += text;
      return take(false);
    },
    flush: () => take(true),
    get cited() {
      return [...cited.values()];
    },
  };
}
