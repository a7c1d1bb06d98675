import {thirdPartiesOf} from '@site/plugins/security-headers/thirdParties';
import {connectSources} from '@site/src/api/networks';
import {readEnvironment} from '@site/src/config/environment';

const algolia = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
const hosts = (env: Record<string, string>) => thirdPartiesOf(readEnvironment(env));

describe('thirdPartiesOf', () => {
  it('names only the networks of the API console by default', () => {
    expect(hosts({})).toEqual({script: [], connect: connectSources, image: []});
  });

  it('names the origin of the chat endpoint', () => {
    expect(hosts({CHAT_ORIGIN: 'https://tools.example.org'}).connect).toEqual([
      ...connectSources,
      'https://tools.example.org',
    ]);
  });

  it('names the hosts of hosted search, and of its insights only if they are enabled', () => {
    expect(hosts(algolia)).toEqual({
      script: [],
      image: [],
      connect: [
        ...connectSources,
        'https://APP-dsn.algolia.net',
        'https://APP.algolia.net',
        'https://APP-1.algolianet.com',
        'https://APP-2.algolianet.com',
        'https://APP-3.algolianet.com',
      ],
    });
    const insights = hosts({...algolia, ALGOLIA_INSIGHTS: 'true'});
    expect(insights.script).toEqual(['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/']);
    expect(insights.connect).toContain('https://insights.algolia.io');
  });

  it('names the hosts of analytics', () => {
    const {script, connect, image} = hosts({ANALYTICS_MEASUREMENT_ID: 'G-ABC123'});
    expect(script).toEqual(['https://*.googletagmanager.com']);
    expect(image).toEqual(['https://*.google-analytics.com', 'https://*.googletagmanager.com']);
    expect(connect).toEqual([...connectSources, ...image, 'https://*.analytics.google.com']);
  });
});
