import type {LogEntry} from '../log';
import {IncompleteAnswerError, ModelSilentError, ModelUnreachableError} from './provider';

/** Returns log fields for a model failure: kind, codes and advice. The message is omitted, because it may quote the request. */
export function describeFailure(error: unknown, baseUrl: string): Omit<LogEntry, 'event'> {
  const {status, param, finish} = error as {status?: number; param?: string | null; finish?: string};
  const {origin, pathname} = new URL(baseUrl);
  return {
    error: (error as Error).constructor.name,
    // Omits the user name and password that the URL may contain.
    at: `${origin}${pathname}`,
    status,
    code: codeOf(error),
    param: param ?? undefined,
    finish,
    advice: adviceFor(error),
  };
}

/** Returns the first code of an error and its causes, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  const {code, cause} = error as {code?: string | null; cause?: unknown};
  return code ?? (cause ? codeOf(cause) : undefined);
}

function adviceFor(error: unknown): string {
  if (error instanceof ModelSilentError) return 'Raise CHAT_MODEL_TIMEOUT_SECONDS, or choose a faster model.';
  if (error instanceof IncompleteAnswerError && error.finish === 'length')
    return 'Raise CHAT_MODEL_MOST_TOKENS.';
  if (error instanceof ModelUnreachableError)
    return 'Check that the endpoint is running and that CHAT_MODEL_BASE_URL is its address.';
  switch ((error as {status?: number}).status) {
    case 400:
    case 422:
      return 'Check that the model in CHAT_MODEL_NAME supports chat completions and the configured parameters.';
    case 401:
    case 403:
      return 'Check that the key in CHAT_MODEL_API_KEY may use the model.';
    case 404:
      return 'Check that CHAT_MODEL_BASE_URL is the address of the endpoint and that it has the model in CHAT_MODEL_NAME.';
    case 429:
      return "Wait, or raise the limits of the key's account.";
    default:
      return "Check the endpoint's log for the reason.";
  }
}
