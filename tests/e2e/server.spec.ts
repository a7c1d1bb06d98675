import {expect, test} from '@playwright/test';
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
