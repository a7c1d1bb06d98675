import type {LogEntry} from '../log';
import {IncompleteAnswerError, ModelSilentError, ModelUnreachableError} from './provider';

/** Fields for the log about a model that failed: kind, codes, and what to do. Its message may quote the request. */
export function describeFailure(error: unknown, baseUrl: string): Omit<LogEntry, 'event'> {
  const {status, param, finish} = error as {status?: number; param?: string | null; finish?: string};
  const {origin, pathname} = new URL(baseUrl);
  return {
    error: (error as Error).constructor.name,
    // Without the name and password that an address may hold.
    at: `${origin}${pathname}`,
    status,
    code: codeOf(error),
    param: param ?? undefined,
    finish,
    advice: adviceFor(error),
  };
}

/** The first code among an error and its causes, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  const {code, cause} = error as {code?: string | null; cause?: unknown};
  return code ?? (cause ? codeOf(cause) : undefined);
}

function adviceFor(error: unknown): string {
  if (error instanceof ModelSilentError) return 'Raise CHAT_MODEL_TIMEOUT_SECONDS, or choose a faster model.';
  if (error instanceof IncompleteAnswerError && error.finish === 'length')
    return 'Raise CHAT_MODEL_MOST_TOKENS.';
  if (error instanceof ModelUnreachableError)
    return 'Check that the endpoint runs there, and that CHAT_MODEL_BASE_URL holds its address.';
  switch ((error as {status?: number}).status) {
    case 400:
    case 422:
      return 'Check that the model of CHAT_MODEL_NAME answers chats, and takes what the settings ask of it.';
    case 401:
    case 403:
      return 'Check that CHAT_MODEL_API_KEY holds a key that may use the model.';
    case 404:
      return 'Check that CHAT_MODEL_BASE_URL holds the address, and CHAT_MODEL_NAME a model that is there.';
    case 429:
      return "Wait, or raise the limits of the key's account.";
    default:
      return "Look for the reason in the endpoint's own log.";
  }
}
