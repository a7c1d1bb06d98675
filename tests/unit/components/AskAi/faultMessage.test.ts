import type {Fault} from '@site/src/askAi/fault';
import {faultMessage} from '@site/src/components/AskAi/Failure/faultMessage';

const busy = 'The answer service is busy. Try again in a moment.';
const missing =
  "This site has no answer service at the moment. The search still finds what you're looking for.";
const refused = "The answer service didn't accept this question. Shorten or rephrase it.";
const failed = 'The answer service failed. Try again in a moment.';
const late = 'The answer took too long.';
const many = 'You asked many questions in a short time.';

const sentences: [fault: Fault, sentence: string][] = [
  [{kind: 'unreachable'}, "The answer service can't be reached. Check your network connection."],
  [{kind: 'no-first-byte'}, 'The answer service took too long to respond.'],
  [{kind: 'stalled'}, 'The answer stopped arriving.'],
  [{kind: 'cut'}, 'The connection closed before the answer was complete.'],
  [{kind: 'empty'}, 'The answer service returned an empty answer.'],
  [{kind: 'answer', code: 'internal'}, failed],
  [{kind: 'answer', code: 'timed_out'}, late],
  [{kind: 'answer', code: 'rate_limited'}, `${many} Wait a moment before the next one.`],
  [{kind: 'http', status: 429}, `${many} Wait a moment before the next one.`],
  [{kind: 'http', status: 429, retryAfter: 7}, `${many} Try again in 7 seconds.`],
  [{kind: 'http', status: 400, code: 'bad_request'}, refused],
  [{kind: 'http', status: 403, code: 'origin_not_allowed'}, missing],
  [{kind: 'http', status: 404}, missing],
  [{kind: 'http', status: 503}, busy],
  [{kind: 'http', status: 504}, late],
  [{kind: 'http', status: 500}, failed],
];

it.each(sentences)('returns the sentence for %j', (fault, sentence) => {
  expect(faultMessage(fault)).toBe(sentence);
});
