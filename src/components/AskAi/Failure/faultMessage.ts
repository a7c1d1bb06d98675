import {translate} from '@docusaurus/Translate';
import type {Fault} from '@site/src/askAi/fault';
import type {RefusalCode} from '@site/src/askAi/protocol';

/** Returns the error message for a fault. It never contains text from the server. */
export function faultMessage(fault: Fault): string {
  if (fault.kind === 'answer') return messageOfCode(fault.code);
  if (fault.kind === 'http') {
    return fault.code === 'rate_limited' || fault.status === 429
      ? rateLimitMessage(fault.retryAfter)
      : messageOfCode(fault.code ?? codeOfStatus(fault.status));
  }
  return {
    unreachable: translate({
      id: 'askAi.fault.unreachable',
      message: "The answer service can't be reached. Check your network connection.",
    }),
    'no-first-byte': translate({
      id: 'askAi.fault.noFirstByte',
      message: 'The answer service took too long to respond.',
    }),
    stalled: translate({id: 'askAi.fault.stalled', message: 'The answer stopped arriving.'}),
    cut: translate({
      id: 'askAi.fault.cut',
      message: 'The connection closed before the answer was complete.',
    }),
    empty: translate({id: 'askAi.fault.empty', message: 'The answer service returned an empty answer.'}),
  }[fault.kind];
}

function rateLimitMessage(retryAfter: number | undefined): string {
  return retryAfter === undefined
    ? translate({
        id: 'askAi.fault.rateLimited',
        message: 'You asked many questions in a short time. Wait a moment before the next one.',
      })
    : translate(
        {
          id: 'askAi.fault.rateLimitedFor',
          message: 'You asked many questions in a short time. Try again in {seconds} seconds.',
        },
        {seconds: String(retryAfter)},
      );
}

/** Returns the most likely error code for an HTTP status, for responses without a code in the body. */
function codeOfStatus(status: number): RefusalCode {
  if ([403, 404, 405, 501].includes(status)) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 503) return 'busy';
  return status === 408 || status === 504 ? 'timed_out' : 'internal';
}

function messageOfCode(code: RefusalCode): string {
  switch (code) {
    case 'bad_request':
    case 'too_large':
    case 'unsupported_media_type':
      return translate({
        id: 'askAi.fault.badRequest',
        message: "The answer service didn't accept this question. Shorten or rephrase it.",
      });
    case 'not_found':
    case 'method_not_allowed':
    case 'origin_not_allowed':
      return translate({
        id: 'askAi.fault.notFound',
        message:
          "This site has no answer service at the moment. The search still finds what you're looking for.",
      });
    case 'rate_limited':
      return rateLimitMessage(undefined);
    case 'busy':
      return translate({
        id: 'askAi.fault.busy',
        message: 'The answer service is busy. Try again in a moment.',
      });
    case 'timed_out':
      return translate({id: 'askAi.fault.timedOut', message: 'The answer took too long.'});
    case 'internal':
      return translate({
        id: 'askAi.fault.internal',
        message: 'The answer service failed. Try again in a moment.',
      });
    default:
      return code satisfies never;
  }
}
