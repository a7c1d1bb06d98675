import {offlineReasonOf} from '@site/src/askAi/fault';

describe('offlineReasonOf', () => {
  it('distinguishes a host without an endpoint from an endpoint that failed', () => {
    expect(offlineReasonOf({kind: 'unreachable'}, false)).toBe('unreachable');
    for (const status of [403, 404, 405, 501, 503, 520, 522, 530])
      expect(offlineReasonOf({kind: 'http', status}, false)).toBe('unreachable');
    expect(offlineReasonOf({kind: 'http', status: 503, code: 'busy'}, false)).toBeUndefined();
    expect(offlineReasonOf({kind: 'http', status: 404, code: 'not_found'}, false)).toBeUndefined();
    expect(offlineReasonOf({kind: 'http', status: 403, code: 'origin_not_allowed'}, false)).toBeUndefined();
    for (const status of [400, 413, 500])
      expect(offlineReasonOf({kind: 'http', status}, false)).toBeUndefined();
  });

  it('includes a connection that hangs before the first text, and a limit of requests', () => {
    expect(offlineReasonOf({kind: 'no-first-byte'}, false)).toBe('silent');
    expect(offlineReasonOf({kind: 'stalled'}, false)).toBe('silent');
    expect(offlineReasonOf({kind: 'stalled'}, true)).toBeUndefined();
    expect(offlineReasonOf({kind: 'http', status: 429}, false)).toBe('rate-limited');
    expect(offlineReasonOf({kind: 'http', status: 429, code: 'rate_limited'}, false)).toBe('rate-limited');
  });
});
