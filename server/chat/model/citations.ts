import type {Source} from '../../../src/askAi/protocol';
import type {Library} from '../../../src/askAi/extractive/library';
import {closesFence, codeLine, definitionIn, fenceIn, isOpenLine, prefixOf, type Fence} from './lines';
import {takeInline} from './takeInline';

/** Whether an answer may link to a section, and what the section is called. */
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
  /** Text that can be shown: of what may be linked to the links, of everything else only the text. */
  push(text: string): string;
  /** The rest; code that was never closed is. */
  flush(): string;
  /** What was linked to, in order, each once. */
  readonly cited: readonly Source[];
};

/**
 * Checks each citation of a growing answer, in whatever way Markdown links: inline, by reference, by an autolink or by
 * a bare address. Code is left alone; what could be read as code or not, as a lone backtick can, is written so that
 * it can be read in one way only.
 */
export function createCitationFilter(find: FindSource): CitationFilter {
  const cited = new Map<string, Source>();
  let held = '';
  let shown = '';
  /** The last characters of what was shown before. */
  let before = '\n';
  let fence: Fence | undefined;

  function show(text: string, length: number): void {
    // Backticks that meet would be taken for one longer run.
    const meets = text.startsWith('`') && /(?<!\\)`$/.test(before + shown);
    shown += meets ? ` ${text}` : text;
    held = held.slice(length);
  }

  function cite(address: string): boolean {
    const source = find(address);
    if (source) cited.set(`${source.route}#${source.anchor ?? ''}`, source);
    return source !== undefined;
  }

  /** Shows what is certain from the beginning of `held`; where `isLast`, all of it. */
  function take(isLast: boolean): string {
    while (held !== '') {
      const isBegun = !(before + shown).endsWith('\n');
      if (!isBegun && !isLast && isOpenLine(held, fence)) break;
      if (fence && !isBegun) takeCodeLine(fence);
      else if (isBegun || !takeBeginning()) {
        const step = takeInline(held, isLast, cite);
        if (!step) break;
        show(step.text, step.length);
      }
    }
    const taken = shown;
    before = (before + shown).slice(-2);
    shown = '';
    return taken;
  }

  /** A line of code, in its place below the fence, so that it is code whatever stands around it. */
  function takeCodeLine(open: Fence): void {
    const [line = ''] = /^[^\n]*\n?/.exec(held) ?? [];
    if (closesFence(line, open)) {
      fence = undefined;
      show(open.closing, line.trimEnd().length);
    } else show(codeLine(line, open), line.length);
  }

  /** How a line begins, which may be a fence or a definition; false where it begins with words. */
  function takeBeginning(): boolean {
    const prefix = prefixOf(held);
    fence = fenceIn(held, prefix);
    if (fence) {
      const [line = ''] = /^[^\n]*\n?/.exec(held) ?? [];
      show(fence.isApart ? `\n${line}` : line, line.length);
      return true;
    }
    const definition = definitionIn(held, prefix);
    if (definition) show(cite(definition.address) ? definition.text : '', definition.length);
    else show(prefix, prefix.length);
    return definition !== undefined || prefix !== '';
  }

  return {
    push(text) {
      held += text;
      return take(false);
    },
    flush() {
      const rest = take(true);
      if (!fence) return rest;
      const end = before.endsWith('\n') ? fence.closing : `\n${fence.closing}`;
      fence = undefined;
      return `${rest}${end}`;
    },
    get cited() {
      return [...cited.values()];
    },
  };
}
