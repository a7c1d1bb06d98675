import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {collectGarbage} from '@site/tests/support/collectGarbage';
import {appForTests} from '@site/tests/support/startApp';

jest.setTimeout(300_000);

const app = appForTests({'build/index.html': '<h1>Home</h1>'});

async function expectHome(): Promise<void> {
  expect(await (await fetch(app().origin)).text()).toBe('<h1>Home</h1>');
  expect(app().log.filter(({event}) => event === 'failed')).toEqual([]);
}

it("2,000 connections with unfinished requests don't block others, and don't leak memory", async () => {
  await collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const sockets: Socket[] = [];
  for (let index = 0; index < 2000; index += 1) {
    const socket = connect(Number(new URL(app().origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      index % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '
        : 'POST /ai-docs-api/chat/stream HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"message":"',
    );
    sockets.push(socket);
  }
  for (const socket of sockets) socket.write('a');
  await expectHome();
  const answer = await fetch(`${app().origin}/ai-docs-api/chat/stream`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: '{"message":"How long is a round?"}',
  });
  expect(await answer.text()).toContain('event: done');
  for (const socket of sockets) socket.destroy();
  await expectHome();
  expect(await (await fetch(`${app().origin}/ai-docs-api/health`)).json()).toMatchObject({answering: 0});
  sockets.length = 0;
  await collectGarbage();
  // Measured: 2 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * 2 ** 20);
});
