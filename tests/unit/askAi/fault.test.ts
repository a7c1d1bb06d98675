import {isEndpointMissing} from '@site/src/askAi/fault';

describe('hasNoEndpoint', () => {
  it('distinguishes a host without an endpoint from an endpoint that failed', () => {
    expect(isEndpointMissing({kind: 'unreachable'})).toBe(true);
    for (const status of [403, 404, 405, 501, 503, 520, 522, 530])
      expect(isEndpointMissing({kind: 'http', status})).toBe(true);
    expect(isEndpointMissing({kind: 'http', status: 503, code: 'busy'})).toBe(false);
    expect(isEndpointMissing({kind: 'http', status: 404, code: 'not_found'})).toBe(false);
    expect(isEndpointMissing({kind: 'http', status: 403, code: 'origin_not_allowed'})).toBe(false);
    for (const status of [400, 413, 429, 500]) expect(isEndpointMissing({kind: 'http', status})).toBe(false);
    expect(isEndpointMissing({kind: 'stalled'})).toBe(false);
  });
});
