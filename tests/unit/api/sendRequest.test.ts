import {sendRequest} from '@site/src/api/sendRequest';

// tests/e2e/api-console.spec.ts shows every other outcome of a request in a browser.
it.each([
  ['a number', '30'],
  ['a date', new Date(Date.now() + 30_000).toUTCString()],
])('returns the seconds until a retry, from %s', async (_, value) => {
  const fetch = async () => new Response('', {status: 429, headers: {'Retry-After': value}});
  const outcome = await sendRequest(
    {method: 'GET', url: 'https://gateway.example/address', headers: {}},
    {signal: new AbortController().signal, isOnline: () => true, fetch},
  );
  const {retryAfter} = (outcome as {response: {retryAfter: number}}).response;
  expect(retryAfter).toBeGreaterThan(27);
  expect(retryAfter).toBeLessThanOrEqual(30);
});
