import {composeAnswer} from '../retrieval/answers/composeAnswer';
import {guardOf, type Guard} from '../retrieval/answers/guards';
import {describeSection, type Library} from '../retrieval/answers/library';
import {scopeOf} from '../retrieval/answers/scope';
import type {Answerer, Question} from './answerer';
import type {Source} from './protocol';

/** An answer before it is written as events: blocks of Markdown, and the sections that they come from. */
export type Reply = {
  blocks: string[];
  sources: Source[];
  /** How far the documentation answers: `unsure` shows what comes closest, the others show no answer. */
  scope: 'answered' | 'unsure' | 'declined' | Guard;
};

export type ExtractiveAnswerer = Answerer & {
  reply(question: Question): Reply;
  /** The sections that come closest to a question, best first. */
  closestSections(question: Question): number[];
  /** Reads the whole library ahead of the first question, some sections at a time. */
  prepare(): Promise<void>;
};

const SOURCES = 4;
/** Sections whose pages are looked at for sources. */
const CLOSEST = 12;
const SECTIONS_A_STEP = 20;
/** Below this share of what is asked, not even the closest page is worth a look. */
const LEAST_RELATED = 0.4;

export const scopeTexts = {
  unsure: "The documentation doesn't answer this directly; closest:",
  declined: "I couldn't find this in the documentation. These pages come closest:",
  unrelated:
    "I couldn't find this in the documentation. It is about MultiversX: building, running nodes, integrating, wallets, tokens and the protocol.",
  attack:
    "I can't help with that: it would take what belongs to others, deceive them, or expose their secrets.",
  secret:
    "I can't help with that: never share a secret phrase, a private key or a password with anyone, including this chat. If you sent a real one, treat its wallet as compromised and move the funds to a new wallet.",
} as const;

type Options = {
  /** Waits until the process has nothing more urgent to do than to write an answer, which takes milliseconds. */
  whenIdle?: () => Promise<void>;
};

/** Answers with sections of the documentation in their own words: no service, no key, the same everywhere. */
export function createExtractiveAnswerer(
  library: Library,
  {whenIdle = async () => undefined}: Options = {},
): ExtractiveAnswerer {
  function compose({message, about, thread, page: openPage}: Question) {
    const route = about?.page?.route ?? openPage;
    const page =
      route === undefined ? undefined : {route: withoutSlash(route), isMeant: about?.page !== undefined};
    return composeAnswer({text: message, before: questionBefore(thread), quote: about?.quote, page}, library);
  }

  function reply(question: Question): Reply {
    const {message: text, about} = question;
    const guard = guardOf(text);
    if (guard) return {blocks: [scopeTexts[guard]], sources: [], scope: guard};
    const {blocks, sections, ...ranking} = compose(question);
    const found = scopeOf(text, ranking, library);
    // Whoever asks about the page that they are on gets what the page says.
    const scope = about?.page !== undefined && sections.length > 0 ? 'answered' : found;
    const closest = ranking.ranked.slice(0, CLOSEST).map(({section}) => section);
    if (scope === 'declined' || sections.length === 0) {
      const {coverage = 0, question: likeness = 0} = ranking.ranked[0] ?? {};
      const isRelated = Math.max(coverage, likeness) >= LEAST_RELATED;
      return {
        blocks: [isRelated ? scopeTexts.declined : scopeTexts.unrelated],
        sources: isRelated ? sourcesOf(closest, library, 3) : [],
        scope: 'declined',
      };
    }
    return {
      blocks: scope === 'unsure' ? [scopeTexts.unsure, ...blocks] : blocks,
      sources: sourcesOf([...sections, ...closest], library, SOURCES),
      scope,
    };
  }

  return {
    reply,
    closestSections: (question) => compose(question).ranked.map(({section}) => section),
    async prepare() {
      for (const section of library.places.keys()) {
        if (section % SECTIONS_A_STEP === 0) await whenIdle();
        library.termsOf(section);
      }
    },
    async *answer(question, signal) {
      await whenIdle();
      if (signal.aborted) return;
      const {blocks, sources} = reply(question);
      for (const [index, block] of blocks.entries()) {
        if (signal.aborted) return;
        yield {type: 'delta', text: index === 0 ? block : `\n\n${block}`};
      }
      if (sources.length > 0) yield {type: 'sources', sources};
      yield {type: 'done'};
    },
  };
}

/** Sections as sources, one of each page; the first are those that the answer comes from. */
function sourcesOf(sections: readonly number[], library: Library, most: number): Source[] {
  const sources = new Map<string, Source>();
  for (const section of sections) {
    const {title, route, anchor} = describeSection(section, library);
    if (!sources.has(route)) sources.set(route, {title, route, ...(anchor && {anchor})});
  }
  return [...sources.values()].slice(0, most);
}

/** The last question of a thread that isn't refused: a follow-up is understood by it. */
function questionBefore(thread: Question['thread']): string | undefined {
  const texts = thread.flatMap(({role, content}) => (role === 'user' ? content : []));
  return texts.findLast((text) => guardOf(text) === undefined);
}

function withoutSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, '');
}
