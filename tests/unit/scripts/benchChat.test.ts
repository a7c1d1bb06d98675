import {runScript} from '@site/tests/support/runScript';

it('fails if the endpoint does not start', () => {
  const {status, stderr} = runScript('benchChat.ts', ['1'], {env: {CHAT_MOST_ANSWERS: 'none'}});
  expect(stderr).toContain('CHAT_MOST_ANSWERS must be a whole number');
  expect(stderr).toContain(
    'Expected the endpoint to keep running, found that it exited with 1; its output above gives the reason.',
  );
  expect(status).toBe(1);
}, 60_000);
