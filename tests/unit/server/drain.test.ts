import {once} from 'node:events';
import {connect} from 'node:net';
import {chatPaths} from '@site/src/askAi/protocol';
import {launchSmallChats} from '@site/tests/support/smallChat';

// The tests start servers, each in a process of its own.
jest.setTimeout(120_000);

const {start} = launchSmallChats();
const BODY = JSON.stringify({message: 'How long is a round?'});
const REQUEST = `POST ${chatPaths.stream} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;

/** Sends a question. `connected` resolves once the system has accepted it, maybe before the server has. */
function send(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (data: string) => (text += data));
  socket.write(REQUEST);
  const error = once(socket, 'error').then(([error]: unknown[]) => (error as NodeJS.ErrnoException).code);
  return {
    connected: once(socket, 'connect'),
    response: Promise.race([once(socket, 'close').then(() => text), error]),
  };
}

it('responds to 200 requests that it had not accepted when it received SIGTERM, and resets none', async () => {
  const server = start({CHAT_QUESTIONS_PER_MINUTE: '1000'});
  const address = await server.address();
  const requests = Array.from({length: 200}, () => send(Number(new URL(address).port)));
  await Promise.all(requests.map(({connected}) => connected));
  server.child.kill('SIGTERM');
  const responses = await Promise.all(requests.map(({response}) => response));
  const kinds = responses.map(
    (text = '') => /^HTTP\/1\.1 200[\s\S]*\r\n0\r\n\r\n$/.test(text) || text.slice(0, 80),
  );
  expect(new Set(kinds)).toEqual(new Set([true]));
  expect((await server.exited).code).toBe(0);
});

it('says that it is unhealthy while it still accepts connections', async () => {
  const server = start({DRAIN_SECONDS: '3'});
  const health = new URL(chatPaths.health, await server.address());
  expect((await fetch(health)).status).toBe(200);
  server.child.kill('SIGTERM');
  let response = await fetch(health);
  while (response.status === 200) response = await fetch(health);
  expect(response.status).toBe(503);
  expect(response.headers.get('Connection')).toBe('close');
  expect(await response.json()).toMatchObject({status: 'stopping'});
  expect((await server.exited).code).toBe(0);
});
