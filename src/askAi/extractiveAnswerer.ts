import {composeAnswer} from '../retrieval/answers/composeAnswer';
import {guardOf, type Guard} from '../retrieval/answers/guards';
import {followUps, questionsOfPage} from '../retrieval/answers/followUps';
import {describeSection, type Library} from '../retrieval/answers/library';
import {identifiersOf, isForeign} from './messageLanguage';
import type {Ranking} from '../retrieval/answers/rankSections';
import {scopeOf} from '../retrieval/answers/scope';
import type {Answerer, Question} from './answerer';
import type {Source} from './protocol';
import {toolReply} from './toolReply';

/** An answer as Markdown blocks, the sections that they quote, and questions that may follow. */
type Reply = {
  blocks: string[];
  sources: Source[];
  followUps: string[];
  /** Whether the documentation answers the question. Only `answered` quotes sections. */
  scope: 'answered' | 'declined' | Guard;
};

export type ExtractiveAnswerer = Answerer & {
  reply(question: Question): Reply;
  /** Returns the numbers of the sections most relevant to a question, best first. */
  closestSections(question: Question): Promise<number[]>;
  /** Precomputes the terms of all sections in small steps, before the first question. */
  prepare(): Promise<void>;
};

/**
 * Number of pages that an answer links to. A page that is only close to a declined question is worth less than one that
 * answers it, and those have one fewer. With a model, the sources are the sections that it cites (MAX_SECTIONS in
 * server/chat/model/modelAnswerer.ts).
 */
const MAX_SOURCES = 4;
const MAX_CLOSEST_PAGES = MAX_SOURCES - 1;
/** Number of sections from which sources are taken. */
const SOURCE_CANDIDATES = 12;
const SECTIONS_PER_STEP = 20;
/** Minimum coverage or similarity at which the closest pages are worth suggesting, from 0 to 1. */
const MIN_RELEVANCE = 0.4;

export const scopeTexts = {
  declined: "I couldn't find this in the documentation. Closest pages:",
  foreign: 'These docs are in English; please ask in English.',
  unrelated:
    "I couldn't find this in the documentation. It is about MultiversX: building, running nodes, integrating, wallets, tokens and the protocol.",
  attack:
    "I can't help with that: it would take what belongs to others, deceive them, or expose their secrets.",
  instructions: 'I answer questions about MultiversX from this documentation, and nothing else.',
  secret:
    "I can't help with that: never share a secret phrase, a private key or a password with anyone, including this chat. If you sent a real one, treat its wallet as compromised and move the funds to a new wallet.",
} as const;

type Options = {
  /** Resolves when the process may compose an answer, which blocks it for milliseconds. */
  whenIdle?: () => Promise<void>;
};

/** Returns an answerer that quotes sections of the documentation. It needs no service or API key and is deterministic. */
export function createExtractiveAnswerer(
  library: Library,
  {whenIdle = async () => undefined}: Options = {},
): ExtractiveAnswerer {
  function compose({message, about, thread, page: openPage}: Question) {
    const route = about?.page?.route ?? openPage;
    const page =
      route === undefined
        ? undefined
        : {route: withoutTrailingSlash(route), isMeant: about?.page !== undefined};
    return composeAnswer(
      {text: message, before: previousQuestion(thread), quote: about?.quote, page},
      library,
    );
  }

  function reply(question: Question): Reply {
    const {message: text, about} = question;
    const guard = guardOf(text);
    if (guard) return {blocks: [scopeTexts[guard]], sources: [], followUps: [], scope: guard};
    const tool = toolReply(text);
    if (tool) return {blocks: [tool.text], sources: [tool.source], followUps: [], scope: 'answered'};
    if (isForeign(text)) {
      const {ranked} = compose({...question, message: identifiersOf(text), thread: []});
      return decline(question, scopeTexts.foreign, ranked);
    }
    const {blocks, sections, defines, ...ranking} = compose(question);
    const found = scopeOf(text, ranking, library);
    // A question about a given page is answered with that page, and one about a term of the glossary with its definition.
    const isAnswered = defines || (about?.page !== undefined && sections.length > 0);
    const scope = isAnswered ? 'answered' : found;
    const closest = ranking.ranked.slice(0, SOURCE_CANDIDATES).map(({section}) => section);
    if (scope === 'declined' || sections.length === 0) {
      const {coverage = 0, question: similarity = 0} = ranking.ranked[0] ?? {};
      const isRelated = Math.max(coverage, similarity) >= MIN_RELEVANCE;
      return isRelated
        ? decline(question, scopeTexts.declined, ranking.ranked)
        : decline(question, scopeTexts.unrelated, []);
    }
    const pages = sourcesOf([...sections, ...closest], library, MAX_SOURCES);
    // The reader can open each quoted section whole, and several may be on a page.
    const others = sections
      .map((section) => sourceOf(section, library))
      .filter(({route, anchor}) => !pages.some((page) => page.route === route && page.anchor === anchor));
    return {
      blocks,
      sources: [...pages, ...others],
      followUps: followUps([...sections, ...closest], questionsOf(question), library),
      scope,
    };
  }

  /** Declines in one sentence, with the titles of the closest pages, and questions that the open page answers. */
  function decline({page = ''}: Question, sentence: string, ranked: Ranking['ranked']): Reply {
    const sections = ranked.slice(0, SOURCE_CANDIDATES).map(({section}) => section);
    const pages = sourcesOf(sections, library, MAX_CLOSEST_PAGES).map(({route}) => {
      const {title} = library.engine.outline.pages.find((other) => other.route === route)!;
      return `- [${title}](${route})`;
    });
    return {
      blocks: [sentence, ...(pages.length > 0 ? [pages.join('\n')] : [])],
      sources: [],
      followUps: questionsOfPage(withoutTrailingSlash(page), library),
      scope: 'declined',
    };
  }

  return {
    reply,
    async closestSections(question) {
      await whenIdle();
      return compose(question).ranked.map(({section}) => section);
    },
    async prepare() {
      for (const section of library.places.keys()) {
        if (section % SECTIONS_PER_STEP === 0) await whenIdle();
        library.termsOf(section);
      }
    },
    async *answer(question, signal) {
      await whenIdle();
      if (signal.aborted) return;
      const {blocks, sources, followUps: questions, scope} = reply(question);
      for (const [index, block] of blocks.entries()) {
        if (signal.aborted) return;
        yield {type: 'delta', text: index === 0 ? block : `\n\n${block}`};
      }
      if (sources.length > 0) yield {type: 'sources', sources};
      yield {type: 'done', followUps: questions, ...(scope !== 'answered' && {declined: true})};
    },
  };
}

/** Returns up to `limit` sections as sources, one per page, in the given order. */
function sourcesOf(sections: readonly number[], library: Library, limit: number): Source[] {
  const sources = new Map<string, Source>();
  for (const section of sections) {
    const source = sourceOf(section, library);
    if (!sources.has(source.route)) sources.set(source.route, source);
  }
  return [...sources.values()].slice(0, limit);
}

/** Returns a section as a source. */
export function sourceOf(section: number, library: Library): Source {
  const {title, route, anchor} = describeSection(section, library);
  return {title, route, ...(anchor && {anchor})};
}

/** Returns the last question of a thread that isn't refused. A follow-up question may refer to it. */
function previousQuestion(thread: Question['thread']): string | undefined {
  return questionsOf({thread}).findLast((text) => guardOf(text) === undefined);
}

/** Returns the questions of a thread, and the current one if it is given, in order. */
export function questionsOf({thread, message}: Pick<Question, 'thread'> & {message?: string}): string[] {
  const texts = thread.flatMap(({role, content}) => (role === 'user' ? content : []));
  return message === undefined ? texts : [...texts, message];
}

function withoutTrailingSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, '');
}
