import {expect, test} from '@playwright/test';
import {listen} from '../../server/listen';
import {makeFolder} from '../support/folder';
import {startServer} from '../support/startServer';

// The responses of the server are tested in tests/unit/server.
test.describe('npm run serve', () => {
  test('exits with code 0 on SIGTERM', async () => {
    const server = startServer();
    expect(await server.address()).toMatch(/^http:\/\/localhost:\d+\/$/);
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
  });

  test('explains what to do if the port is in use', async () => {
    const other = await listen(() => new Response(''), 0);
    const {code, output} = await startServer({env: {PORT: String(other.port)}}).exited;
    await other.close();
    expect([code, output.trim()]).toEqual([
      1,
      `Expected port ${other.port} to be free, found it in use. Stop the process that listens on it, or set PORT to another port, such as PORT=4000.`,
    ]);
  });

  test('says what to do if the site is not built', async () => {
    const empty = makeFolder({'package.json': '{}'});
    const {code, output} = await startServer({cwd: empty.directory}).exited;
    empty.remove();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Expected a built site in .+build, found no index\.html\. Build it first: npm run build\.$/m,
    );
  });
});
