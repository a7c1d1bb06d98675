import {translate} from '@docusaurus/Translate';
import {TIMEOUT, type ApiResponse, type Outcome} from '@site/src/api/sendRequest';

/** Returns the status, the duration and the size of an answer, or that there is none. */
export function outcomeStatus({duration, ...outcome}: Outcome): string {
  const time = duration < 1000 ? `${Math.round(duration)} ms` : `${(duration / 1000).toFixed(1)} s`;
  if (outcome.kind !== 'response') {
    return outcome.kind === 'cancelled'
      ? translate({id: 'apiConsole.status.cancelled', message: 'Cancelled after {time}'}, {time})
      : translate({id: 'apiConsole.status.none', message: 'No answer after {time}'}, {time});
  }
  const {status, bytes} = outcome.response;
  return `HTTP ${status} · ${time} · ${formatBytes(bytes)}`;
}

/** Returns what a failure or an error status means and what to do, or undefined after a success. */
export function outcomeMessage(outcome: Outcome, {host, hostname}: URL): string | undefined {
  switch (outcome.kind) {
    case 'response':
      return responseMessage(outcome.response);
    case 'cancelled':
      return undefined;
    case 'timeout':
      return translate(
        {
          id: 'apiConsole.failure.timeout',
          message:
            '{host} sent nothing for {seconds} seconds, so the request was stopped. Send it again later.',
        },
        {host, seconds: String(TIMEOUT / 1000)},
      );
    case 'offline':
      return translate({
        id: 'apiConsole.failure.offline',
        message: 'Your browser is offline. Send the request again when you have a network connection.',
      });
    case 'refused':
      return translate(
        {
          id: 'apiConsole.failure.refused',
          message:
            '{host} answers, but not to this page: it doesn’t allow requests from other sites (CORS). Use the code below in a terminal instead.',
        },
        {host},
      );
    case 'unreachable':
      return hostname === 'localhost'
        ? translate(
            {
              id: 'apiConsole.failure.local',
              message:
                'Nothing answers at {host}. Start your local network. Safari may block such requests from an https page: use another browser then, or the code below.',
            },
            {host},
          )
        : translate(
            {
              id: 'apiConsole.failure.unreachable',
              message:
                '{host} can’t be reached. Browsers don’t tell pages the reason: the name may not exist (DNS), the server may be down, or a firewall or an extension may block it.',
            },
            {host},
          );
    case 'interrupted':
      return translate(
        {
          id: 'apiConsole.failure.interrupted',
          message: 'The connection to {host} broke while the answer arrived. Send the request again.',
        },
        {host},
      );
    default:
      return outcome satisfies never;
  }
}

function responseMessage({status, retryAfter, content}: ApiResponse): string | undefined {
  const reason = content.kind === 'json' ? reasonIn(content.value) : undefined;
  const said =
    reason === undefined
      ? ''
      : ` ${translate({id: 'apiConsole.answer.reason', message: 'It says: “{reason}”'}, {reason})}`;
  if (status === 429) return tooManyRequests(retryAfter);
  if (status === 404) {
    return (
      translate({
        id: 'apiConsole.answer.notFound',
        message: 'The server has nothing at this address (404). Check the values and the network.',
      }) + said
    );
  }
  if (status >= 500) {
    return (
      translate(
        {
          id: 'apiConsole.answer.serverError',
          message:
            'The server couldn’t answer ({status}). Gateways also answer so when they don’t find a value, such as a hash.',
        },
        {status: String(status)},
      ) + said
    );
  }
  if (status >= 400) {
    return (
      translate(
        {
          id: 'apiConsole.answer.clientError',
          message: 'The server didn’t accept the request ({status}). Check the values.',
        },
        {status: String(status)},
      ) + said
    );
  }
  return undefined;
}

function tooManyRequests(retryAfter: number | undefined): string {
  return retryAfter === undefined
    ? translate({
        id: 'apiConsole.answer.tooMany',
        message: 'You sent more requests than the server accepts (429). Wait a moment, then send it again.',
      })
    : translate(
        {
          id: 'apiConsole.answer.tooManyFor',
          message:
            'You sent more requests than the server accepts (429). Send it again in {seconds} seconds.',
        },
        {seconds: String(retryAfter)},
      );
}

/** Gateways give the reason of an error in `error`, the API in `message`. */
function reasonIn(value: unknown): string | undefined {
  const {message, error} = (value ?? {}) as {message?: unknown; error?: unknown};
  return [message, error].find((text): text is string => typeof text === 'string' && text !== '');
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
