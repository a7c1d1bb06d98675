import * as v from 'valibot';

/** Requests of the chat to its endpoint: encoding for the client and parsing for the server, without I/O. */

/** Maximum lengths of a request's values, in UTF-16 code units. */
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

/** Page and quotation that a question refers to. */
export type About = {
  /** Set if the reader chose "Ask about this page". */
  page?: PageReference;
  /** Text that the reader selected on the page. */
  quote?: string;
};

/** A question from the composer. */
export type ComposedQuestion = About & {text: string};

/** Body of `POST chatPaths.stream`. The specification's clients send `message` and `threadId` only. */
export type ChatRequest = {
  message: string;
  /** Assigned by the server; absent in the first message of a conversation. */
  threadId?: string;
  /** Route of the page that the reader has open, without the site's base path. It is a hint, not a filter. */
  page?: string;
  about?: About;
};

/** Body of `POST chatPaths.feedback`, for an answer whose `done` event has an `answerId`. */
export type Feedback = {answerId: string; threadId?: string; helpful: boolean};

/** Returns the number of UTF-16 code units by which a question exceeds the limit, or 0. */
export function excessLength(text: string): number {
  return Math.max(0, text.trim().length - requestLimits.message);
}

/**
 * Returns page and quote in the form that a request may carry, or undefined if there is neither. Removes blank lines
 * from the quote and truncates it to the limit. Omits a page whose route isn't valid.
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

/** Returns the JSON body of a request. Omits a page whose route isn't valid: it is only a hint. */
export function encodeRequest({message, threadId, page, about}: ChatRequest): string {
  return JSON.stringify({message, threadId, page: v.is(routeSchema, page) ? page : undefined, about});
}

/** Returns the request in parsed JSON with its message trimmed, or undefined if it is invalid. Ignores unknown fields. */
export function parseRequest(value: unknown): ChatRequest | undefined {
  return parse(requestSchema, value);
}

export function encodeFeedback({answerId, threadId, helpful}: Feedback): string {
  return JSON.stringify({answerId, threadId, helpful});
}

/** Returns the feedback in parsed JSON, or undefined if it is invalid. */
export function parseFeedback(value: unknown): Feedback | undefined {
  return parse(feedbackSchema, value);
}

/** Returns true for a path on this site. Rejects paths that a browser would resolve to another host. */
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

const textUpTo = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** A client may send null for an absent field. */
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
