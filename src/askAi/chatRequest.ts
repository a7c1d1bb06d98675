import * as v from 'valibot';

/** What the chat sends to its endpoint: how it is written, and how the server reads it. The file does no I/O. */

/** Longest values that a request may carry, in UTF-16 units. */
export const requestLimits = {
  message: 4000,
  threadId: 200,
  page: 500,
  title: 300,
  quote: 1200,
  answerId: 200,
} as const;

export type PageReference = {
  title: string;
  /** Route without the site's base path, such as `/learn/sharding`. */
  route: string;
};

/** What on the site a question is about. */
export type About = {
  /** The reader chose "Ask about this page". */
  page?: PageReference;
  /** Text that the reader selected on the page. */
  quote?: string;
};

/** What a reader asks in the composer. */
export type ComposedQuestion = About & {text: string};

/** Body of `POST chatPaths.stream`. The specification's clients send `message` and `threadId` only. */
export type ChatRequest = {
  message: string;
  /** As the server named it; absent in the first message of a conversation. */
  threadId?: string;
  /** Route of the page the reader is on, without the site's base path: a hint, not a filter. */
  page?: string;
  about?: About;
};

/** Body of `POST chatPaths.feedback`, for an answer whose `done` carried an `answerId`. */
export type Feedback = {answerId: string; threadId?: string; helpful: boolean};

/** By how many UTF-16 units a question exceeds what a request has room for. */
export function excessOf(text: string): number {
  return Math.max(0, text.trim().length - requestLimits.message);
}

/**
 * What a request says of page and quote, or undefined where the question is about neither. A quote loses its blank
 * lines, and its end where it is too long; a page whose address no endpoint takes is left out.
 */
export function aboutOf({page, quote}: About): About | undefined {
  const kept = quote?.trimEnd().split(/\s*\n/).filter(Boolean).join('\n') ?? '';
  const about = {
    ...(page &&
      v.is(routeSchema, page.route) && {
        page: {title: page.title.slice(0, requestLimits.title), route: page.route},
      }),
    ...(kept !== '' && {
      quote:
        kept.length > requestLimits.quote ? `${kept.slice(0, requestLimits.quote - 1).trimEnd()}…` : kept,
    }),
  };
  return about.page || about.quote ? about : undefined;
}

/** A page whose address no endpoint takes is left out: it is a hint, and the question counts. */
export function encodeRequest({message, threadId, page, about}: ChatRequest): string {
  return JSON.stringify({message, threadId, page: v.is(routeSchema, page) ? page : undefined, about});
}

/** A request from parsed JSON, its message trimmed, or undefined where it isn't one. Unknown fields are ignored. */
export function parseRequest(value: unknown): ChatRequest | undefined {
  return parse(requestSchema, value);
}

export function encodeFeedback({answerId, threadId, helpful}: Feedback): string {
  return JSON.stringify({answerId, threadId, helpful});
}

/** Feedback from parsed JSON, or undefined where it isn't one. */
export function parseFeedback(value: unknown): Feedback | undefined {
  return parse(feedbackSchema, value);
}

/** A path on this site: one slash, and nothing that a browser takes for another host. */
export function isSiteRoute(text: string): boolean {
  return /^\/(?![/\\])[^\s\\?#]*$/.test(text);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const {success, output} = v.safeParse(schema, value);
  return success ? output : undefined;
}

const textUpTo = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/** A client may send null for a field that it leaves out. */
const absent = () => undefined;

const routeSchema = v.pipe(textUpTo(requestLimits.page), v.check(isSiteRoute));

export const aboutSchema = v.object({
  page: v.optional(v.object({title: textUpTo(requestLimits.title), route: routeSchema})),
  quote: v.optional(textUpTo(requestLimits.quote)),
});

const requestSchema = v.object({
  message: v.pipe(v.string(), v.trim(), textUpTo(requestLimits.message)),
  threadId: v.nullish(textUpTo(requestLimits.threadId), absent),
  page: v.nullish(routeSchema, absent),
  about: v.nullish(aboutSchema, absent),
});

const feedbackSchema = v.object({
  answerId: textUpTo(requestLimits.answerId),
  threadId: v.nullish(textUpTo(requestLimits.threadId), absent),
  helpful: v.boolean(),
});
