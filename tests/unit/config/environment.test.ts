import {readFileSync} from 'node:fs';
import {readServerSettings} from '@site/server/settings';
import {readEnvironment} from '@site/src/config/environment';
import {variablesOf} from '@site/tests/support/variablesOf';

describe('readEnvironment', () => {
  it('enables no other host by default', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://docs.multiversx.com',
      baseUrl: '/',
      analyticsId: undefined,
      algolia: undefined,
      chatOrigin: '',
      recordsSearches: false,
      preconnect: undefined,
    });
  });

  it('reads hosted search when its three variables are set', () => {
    const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
    expect(readEnvironment(env).algolia).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
    });
  });

  it('reports all invalid values in one error', () => {
    const env = {SITE_URL: 'docs', BASE_URL: 'docs', ANALYTICS_MEASUREMENT_ID: 'UA-1', ALGOLIA_APP_ID: 'APP'};
    expect(() => readEnvironment(env)).toThrow(
      /SITE_URL must be .* found "docs"; BASE_URL must .*; ANALYTICS_MEASUREMENT_ID must .*; hosted search needs .* missing: ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME\. See \.env\.example\./,
    );
  });

  it('reads exactly the variables of .env.example', () => {
    const read = variablesOf((env) => [readEnvironment(env), readServerSettings(env)]);
    const example = readFileSync('.env.example', 'utf8');
    const listed = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(
      ['AGREEMENT_VALUES', 'ATTACK_INPUTS', 'CHROMIUM_PATH', 'E2E_PORT', ...read].toSorted(),
    );
    for (const name of listed) {
      // Each variable has a comment above it; several variables can share one about their default.
      expect(example).toMatch(new RegExp(`^# .*[a-z].*\\n(?:# [A-Z0-9_]+=.*\\n)*# ${name}=`, 'm'));
    }
  });
});
