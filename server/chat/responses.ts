import type {Context} from 'hono';
import {encodeRefusal, refusals, type RefusalCode} from '../../src/askAi/protocol';
import type {Connection} from './clientAddress';
import type {LogEntry} from './log';

export type ChatEnv = {
  Bindings: Connection;
  Variables: {
    /** Log fields of a refused request. */
    refusal: Omit<LogEntry, 'event'>;
  };
};

/** Maximum size of a request body, in bytes. */
export const BODY_LIMIT = 65_536;

/** Returns an error response. The middleware writes the log entry, because another handler may replace the response. */
export function refuse(
  context: Context,
  code: RefusalCode,
  headers: Record<string, string> = {},
  why: Omit<LogEntry, 'event'> = {},
): Response {
  context.set('refusal', {code, path: context.req.path, ...why});
  return context.body(encodeRefusal(code), refusals[code].status, {
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  });
}

/** Returns the parsed JSON body of a request, or the code of the error response. */
export async function readBody<Parsed>(
  {req}: Context,
  parse: (value: unknown) => Parsed | undefined,
): Promise<{request: Parsed; refusal?: undefined} | {request?: undefined; refusal: RefusalCode}> {
  if (!/^application\/json\s*(?:;|$)/i.test(req.header('Content-Type') ?? '')) {
    return {refusal: 'unsupported_media_type'};
  }
  const request = parse(await req.json().catch(() => undefined));
  return request === undefined ? {refusal: 'bad_request'} : {request};
}
