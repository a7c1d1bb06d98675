import {existsSync} from 'node:fs';
import * as v from 'valibot';

/**
 * The site's settings from environment variables. `server/settings.ts` reads the variables of the servers with the same
 * functions. `.env.example` lists all variables.
 *
 * Every feature that makes a page send requests to another host is off until its variable is set.
 */
export type SiteEnvironment = {
  /** Origin that serves the site, without a trailing slash. */
  siteUrl: string;
  /** Path prefix of the site, with a slash at both ends. */
  baseUrl: string;
  /** Google Analytics measurement id. Undefined turns analytics off. */
  analyticsId: string | undefined;
  /** Settings of hosted search. Undefined means the embedded engine. */
  algolia: {appId: string; apiKey: string; indexName: string; insights: boolean} | undefined;
  /** Origin of the chat endpoint. An empty string means the site's origin. */
  chatOrigin: string;
  /** Whether the server records what readers search for. The search window then says so. */
  recordsSearches: boolean;
  /** A host to preconnect to, or undefined. */
  preconnect: string | undefined;
};

export type Environment = Record<string, string | undefined>;

/** Adds the variables of `.env`, if it exists, to the environment. Variables that are already set keep their values. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Returns a schema for a string that `accepts` approves. `expected` is the error text after the variable's name, such as
 * `must be "true" or "false"`; the value found is appended.
 */
export function checkedString(accepts: (value: string) => boolean, expected: string) {
  return v.pipe(
    v.string(),
    v.check(accepts, ({input}) => `${expected}, found "${input}"`),
  );
}

export const flag = v.pipe(
  v.optional(
    checkedString((value) => value === 'true' || value === 'false', 'must be "true" or "false"'),
    'false',
  ),
  v.transform((value) => value === 'true'),
);

const origin = v.pipe(
  checkedString(
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

/** Schemas of the build's variables. */
export const siteVariables = {
  SITE_URL: v.optional(origin, 'https://docs.multiversx.com'),
  BASE_URL: v.optional(
    checkedString(
      (value) => /^\/(?:[\w.-]+\/)*$/.test(value),
      'must start and end with a slash, such as "/" or "/docs/"',
    ),
    '/',
  ),
  CHAT_ORIGIN: v.optional(origin),
  PRECONNECT_ORIGIN: v.optional(origin),
  ANALYTICS_MEASUREMENT_ID: v.optional(
    checkedString((value) => /^G-[A-Z0-9]+$/.test(value), 'must look like G-XXXXXXXXXX'),
  ),
  ALGOLIA_APP_ID: v.optional(v.string()),
  ALGOLIA_SEARCH_API_KEY: v.optional(v.string()),
  ALGOLIA_INDEX_NAME: v.optional(v.string()),
  ALGOLIA_INSIGHTS: flag,
  RECORD_SEARCHES: flag,
};

/** Returns a check that all of the named variables are set, or none. `subject` is what they configure, for the error text. */
export function requireAllOrNone<Values extends Record<string, unknown>>(
  subject: string,
  names: readonly string[],
) {
  return v.rawCheck<Values>(({dataset, addIssue}) => {
    const values = dataset.value as Record<string, unknown>;
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      addIssue({message: `${subject} needs ${names.join(', ')} together; missing: ${missing.join(', ')}`});
  });
}

/**
 * Returns the trimmed and validated values of the variables in a schema. An empty value counts as not set.
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
 * Returns the site's settings from validated environment variables.
 *
 * @throws Error that lists every variable with a bad value, what was expected and what was found.
 */
export function readEnvironment(env: Environment): SiteEnvironment {
  const algolia = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'];
  const values = readVariables(
    v.pipe(v.object(siteVariables), requireAllOrNone('hosted search', algolia)),
    env,
  );
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = values;
  return {
    siteUrl: values.SITE_URL,
    baseUrl: values.BASE_URL,
    analyticsId: values.ANALYTICS_MEASUREMENT_ID,
    chatOrigin: values.CHAT_ORIGIN ?? '',
    recordsSearches: values.RECORD_SEARCHES,
    preconnect: values.PRECONNECT_ORIGIN,
    algolia:
      appId && apiKey && indexName
        ? {appId, apiKey, indexName, insights: values.ALGOLIA_INSIGHTS}
        : undefined,
  };
}
