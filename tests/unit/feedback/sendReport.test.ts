import {encodePageFeedback, encodeSearchReport} from '@site/src/feedback/feedback';
import {parsePageFeedback, parseSearchReport} from '@site/src/feedback/parseReport';
import {sendReport} from '@site/src/feedback/sendReport';

describe('sendReport', () => {
  const answering = (status: number, body: string | null = null) =>
    jest.fn(async () => new Response(body, {status}));

  it('posts JSON to the server, also while the page closes', async () => {
    const fetch = answering(204);
    expect(await sendReport('/path', '{"a":1}', {origin: 'https://chat.example', fetch})).toBe('sent');
    expect(fetch).toHaveBeenCalledWith('https://chat.example/path', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{"a":1}',
      keepalive: true,
    });
  });

  it.each([
    ['a host without the path', 404, 'unavailable'],
    ['a host that takes no POST', 405, 'unavailable'],
    ['a host with a page for every path', 200, 'unavailable'],
    ['a server whose limit is exceeded', 429, 'failed'],
    ['a server with an error', 500, 'failed'],
  ])('distinguishes %s from a server that accepts the report', async (_, status, delivery) => {
    expect(await sendReport('/path', '{}', {fetch: answering(status, 'text')})).toBe(delivery);
  });

  it('fails without a network', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendReport('/path', '{}', {fetch})).toBe('failed');
  });
});

describe('reports', () => {
  it('arrive as they were sent', () => {
    const feedback = {page: '/learn', helpful: false, details: {reason: 'code' as const, note: 'It fails.'}};
    expect(parsePageFeedback(JSON.parse(encodePageFeedback(feedback)))).toEqual(feedback);
    const verdict = {page: '/learn', helpful: true};
    expect(parsePageFeedback(JSON.parse(encodePageFeedback(verdict)))).toEqual(verdict);
  });

  it('have queries of at most 200 characters', () => {
    const search = {query: 'x'.repeat(512), results: 3, followed: true};
    expect(parseSearchReport(JSON.parse(encodeSearchReport(search)))).toEqual({
      ...search,
      query: 'x'.repeat(200),
    });
  });
});
