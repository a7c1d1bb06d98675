import {existsSync} from 'node:fs';
import * as v from 'valibot';

/**
 * Environment variables: read here for the build, and by the same functions in `server/settings.ts` for the servers.
 * `.env.example` lists them all.
 *
 * Everything that would make a page call another host is off until its variable is set.
 */
export type SiteEnvironment = {
  /** Origin the site is served from, without a trailing slash. */
  siteUrl: string;
  /** Path the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Google Analytics measurement id, or undefined for no analytics at all. */
  analyticsId: string | undefined;
  /** Hosted search, or undefined for the embedded engine. */
  algolia: {appId: string; apiKey: string; indexName: string; insights: boolean} | undefined;
  /** Origin of the chat endpoint; empty means the site's own origin. */
  chatOrigin: string;
  /** A host to preconnect to, or undefined. */
  preconnect: string | undefined;
};

export type Environment = Record<string, string | undefined>;

/** Adds the variables of `.env` to the environment, where there is such a file; a variable that is set stays. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** A text that a check accepts. `expected` completes the sentence "SITE_URL must …"; what was found is added to it. */
export function text(accepts: (text: string) => boolean, expected: string) {
  return v.pipe(
    v.string(),
    v.check(accepts, ({input}) => `${expected}, found "${input}"`),
  );
}

export const flag = v.pipe(
  v.optional(
    text((value) => value === 'true' || value === 'false', 'must be "true" or "false"'),
    'false',
  ),
  v.transform((value) => value === 'true'),
);

const origin = v.pipe(
  text(
    (value) => /^https?:/i.test(value) && URL.canParse(value),
    'must be an http or https origin such as https://docs.example.org',
  ),
  v.transform((value) => new URL(value)),
  v.check(
    ({href, origin}) => href === `${origin}/`,
    ({input: {href, origin}}) => `must be an origin without a path, found "${href}"; use "${origin}"`,
  ),
  v.transform((url) => url.origin),
);

/** The variables of the build. */
export const siteVariables = {
  SITE_URL: v.optional(origin, 'https://docs.multiversx.com'),
  BASE_URL: v.optional(
    text(
      (value) => /^\/(?:[\w.-]+\/)*$/.test(value),
      'must start and end with a slash, such as "/" or "/docs/"',
    ),
    '/',
  ),
  CHAT_ORIGIN: v.optional(origin),
  PRECONNECT_ORIGIN: v.optional(origin),
  ANALYTICS_MEASUREMENT_ID: v.optional(
    text((value) => /^G-[A-Z0-9]+$/.test(value), 'must look like G-XXXXXXXXXX'),
  ),
  ALGOLIA_APP_ID: v.optional(v.string()),
  ALGOLIA_SEARCH_API_KEY: v.optional(v.string()),
  ALGOLIA_INDEX_NAME: v.optional(v.string()),
  ALGOLIA_INSIGHTS: flag,
};

/** A check of variables that are set together or not at all. `subject` begins the sentence "… needs A, B together". */
export function together<Values extends Record<string, unknown>>(subject: string, names: readonly string[]) {
  return v.rawCheck<Values>(({dataset, addIssue}) => {
    const values = dataset.value as Record<string, unknown>;
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      addIssue({message: `${subject} needs ${names.join(', ')} together; missing: ${missing.join(', ')}`});
  });
}

/**
 * The variables that a schema names, trimmed and checked; an empty one counts as not set.
 *
 * @throws Error that lists every variable with a bad value, what was expected and what was found.
 */
export function readVariables<Schema extends v.GenericSchema & {entries: v.ObjectEntries}>(
  schema: Schema,
  env: Environment,
): v.InferOutput<Schema> {
  const names = Object.keys(schema.entries);
  const {success, output, issues} = v.safeParse(
    schema,
    Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined])),
  );
  if (success) return output;
  const problems = issues.map(({path, message}) => (path ? `${String(path[0].key)} ${message}` : message));
  throw new Error(`Environment: ${problems.join('; ')}. See .env.example.`);
}

/**
 * Validates the environment and returns the settings of the site.
 *
 * @throws Error that lists every variable with a bad value, what was expected and what was found.
 */
export function readEnvironment(env: Environment): SiteEnvironment {
  const algolia = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'];
  const values = readVariables(v.pipe(v.object(siteVariables), together('hosted search', algolia)), env);
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = values;
  return {
    siteUrl: values.SITE_URL,
    baseUrl: values.BASE_URL,
    analyticsId: values.ANALYTICS_MEASUREMENT_ID,
    chatOrigin: values.CHAT_ORIGIN ?? '',
    preconnect: values.PRECONNECT_ORIGIN,
    algolia:
      appId && apiKey && indexName
        ? {appId, apiKey, indexName, insights: values.ALGOLIA_INSIGHTS}
        : undefined,
  };
}
