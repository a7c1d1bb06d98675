/**
 * The one place where the build reads environment variables. `.env.example` lists them all.
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

const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Validates the environment and returns the settings of the site.
 *
 * @throws Error that lists every variable with a bad value, what was expected and what was found.
 */
export function readEnvironment(env: Record<string, string | undefined>): SiteEnvironment {
  const problems: string[] = [];
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;

  const origin = (name: string): string | undefined => {
    const text = value(name);
    if (text === undefined) return undefined;
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
      problems.push(
        `${name} must be an http or https origin such as https://docs.example.org, found "${text}"`,
      );
      return undefined;
    }
    const url = new URL(text);
    if (url.pathname !== '/' || url.search || url.hash) {
      problems.push(`${name} must be an origin without a path, found "${text}"; use "${url.origin}"`);
      return undefined;
    }
    return url.origin;
  };

  const flag = (name: string): boolean => {
    const text = value(name);
    if (text === undefined || text === 'false') return false;
    if (text === 'true') return true;
    problems.push(`${name} must be "true" or "false", found "${text}"`);
    return false;
  };

  const siteUrl = origin('SITE_URL') ?? 'https://docs.multiversx.com';
  const chatOrigin = origin('CHAT_ORIGIN') ?? '';
  const preconnect = origin('PRECONNECT_ORIGIN');

  const baseUrl = value('BASE_URL') ?? '/';
  if (!/^\/(?:[\w.-]+\/)*$/.test(baseUrl)) {
    problems.push(`BASE_URL must start and end with a slash, such as "/" or "/docs/", found "${baseUrl}"`);
  }

  const analyticsId = value('ANALYTICS_MEASUREMENT_ID');
  if (analyticsId !== undefined && !/^G-[A-Z0-9]+$/.test(analyticsId)) {
    problems.push(`ANALYTICS_MEASUREMENT_ID must look like G-XXXXXXXXXX, found "${analyticsId}"`);
  }

  const missing = ALGOLIA_VARIABLES.filter((name) => value(name) === undefined);
  if (missing.length > 0 && missing.length < ALGOLIA_VARIABLES.length) {
    problems.push(
      `hosted search needs ${ALGOLIA_VARIABLES.join(', ')} together; missing: ${missing.join(', ')}`,
    );
  }
  const insights = flag('ALGOLIA_INSIGHTS');
  const [appId, apiKey, indexName] = ALGOLIA_VARIABLES.map((name) => value(name) ?? '');

  if (problems.length > 0) {
    throw new Error(`Environment: ${problems.join('; ')}. See .env.example.`);
  }
  return {
    siteUrl,
    baseUrl,
    analyticsId,
    chatOrigin,
    preconnect,
    algolia:
      missing.length === 0 ? {appId: appId!, apiKey: apiKey!, indexName: indexName!, insights} : undefined,
  };
}
