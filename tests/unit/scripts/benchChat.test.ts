import {runScript} from '@site/tests/support/runScript';

it('fails where the endpoint does not start', () => {
  const {status, stderr} = runScript('benchChat.ts', ['1'], {env: {CHAT_MOST_ANSWERS: 'none'}});
  expect(stderr).toContain('CHAT_MOST_ANSWERS must be a whole number');
  expect(stderr).toContain('Expected the endpoint to serve, found that it ended with 1; it says above why.');
  expect(status).toBe(1);
}, 60_000);
