import {readEnvironment} from '@site/src/config/environment';

describe('readEnvironment', () => {
  it('calls no other host by default', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://docs.multiversx.com',
      baseUrl: '/',
      analyticsId: undefined,
      algolia: undefined,
      chatOrigin: '',
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

  it('reports every bad value at once', () => {
    const env = {SITE_URL: 'docs', BASE_URL: 'docs', ANALYTICS_MEASUREMENT_ID: 'UA-1', ALGOLIA_APP_ID: 'APP'};
    expect(() => readEnvironment(env)).toThrow(
      /SITE_URL must be .* found "docs"; BASE_URL must .*; ANALYTICS_MEASUREMENT_ID must .*; hosted search needs .* missing: ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME\. See \.env\.example\./,
    );
  });
});
