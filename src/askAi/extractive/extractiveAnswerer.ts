import type {Answerer, Question} from '../answerer';
import type {Source} from '../protocol';
import {analyzeQuestion, type Analysis} from './analyzeQuestion';
import {composeAnswer, sourcesOf} from './composeAnswer';
import type {Library} from './library';
import {namesOtherChain, refusalOf, refusalTexts, type RefusalReason} from './refusals';
import {createRetriever, type Evidence} from './retrieve';
import {DATE} from './suitability';

/** What became of a question, before it is written as events. */
export type Reply = {
  blocks: string[];
  sources: Source[];
  /** Why there is no answer; `weak` where the pages say too little of what was asked. */
  declined?: RefusalReason | 'weak';
};

/** Below this share of what was asked, the pages don't speak of it. */
const LEAST_COVERAGE = 0.5;
/** Below this, not even the closest page is worth a look. */
const LEAST_RELATED = 0.4;
/** What a name or identifier that stands nowhere leaves of the evidence. */
const STRANGER = 0.75;

/** A question on another network is answered where it is nearly one that readers of a page ask. */
const SAME_QUESTION = 0.9;

/** Replies that are kept; one takes a few kilobytes. */
const KEPT_REPLIES = 300;

export const weakText = "I couldn't find this in the documentation. These pages come closest:";

type Options = {
  /** Waits until the process has nothing more urgent to do than to write an answer, which takes milliseconds. */
  whenIdle?: () => Promise<void>;
};

type ExtractiveAnswerer = Answerer & {
  reply(question: Question): Reply;
  /** Reads the whole library ahead of the first question, a page at a time. */
  prepare(): Promise<void>;
};

/** Answers from the sections of a library, in their own words: no service, no key, the same everywhere. */
export function createExtractiveAnswerer(
  library: Library,
  {whenIdle = async () => undefined}: Options = {},
): ExtractiveAnswerer {
  const retrieve = createRetriever(library);
  const known = new Map<string, Reply>();

  /** The same question gets the same reply, so the latest replies are kept: suggested questions are asked often. */
  function reply(question: Question): Reply {
    const key = keyOf(question);
    const found = known.get(key) ?? writeReply(question);
    known.delete(key);
    known.set(key, found);
    if (known.size > KEPT_REPLIES) known.delete(known.keys().next().value!);
    return found;
  }

  function writeReply(question: Question): Reply {
    const refused = refusalOf(question.message);
    if (refused) return {blocks: [refusalTexts[refused]], sources: [], declined: refused};
    const analysis = analyzeQuestion(question, library);
    const evidence = retrieve(analysis);
    if (namesOtherChain(question.message) && evidence.alike < SAME_QUESTION)
      return {blocks: [refusalTexts.otherChain], sources: [], declined: 'otherChain'};
    const strength = strengthOf(evidence, analysis);
    if (strength < LEAST_COVERAGE) return decline(strength, evidence);
    const answer = composeAnswer(evidence, analysis, library);
    return answer.blocks.length > 0 ? answer : decline(strength, evidence);
  }

  function decline(strength: number, {sections}: Evidence): Reply {
    if (strength < LEAST_RELATED || sections.length === 0) {
      return {blocks: [refusalTexts.offTopic], sources: [], declined: 'offTopic'};
    }
    return {blocks: [weakText], sources: sourcesOf(sections.slice(0, 3), library, 3), declined: 'weak'};
  }

  return {
    reply,
    prepare: () => retrieve.prepare(whenIdle),
    async *answer(question, signal) {
      if (!known.has(keyOf(question))) await whenIdle();
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

/** All that a reply depends on: of the thread, that is the question before. */
function keyOf({message, thread, page}: Question): string {
  return JSON.stringify([message, page, thread.findLast(({role}) => role === 'user')?.content]);
}

/** How much of the question the pages speak of; what they never heard of weighs more than that it is missing. */
function strengthOf({coverage, candidates}: Evidence, {strangers, page, wanted}: Analysis): number {
  const hasDate = !wanted.exactDate || candidates.slice(0, 5).some(({passage}) => DATE.test(passage.text));
  const strength = coverage * STRANGER ** (strangers.length + (hasDate ? 0 : 2));
  return Math.max(strength, page?.isMeant ? LEAST_COVERAGE : 0);
}
