import {once} from 'node:events';
import {connect} from 'node:net';
import * as fc from 'fast-check';
import {attack, ATTACK_TIMEOUT, leaksIn} from '@site/tests/support/attacks';
import {appForTests} from '@site/tests/support/startApp';

jest.setTimeout(ATTACK_TIMEOUT);

const app = appForTests({
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Not found</h1>',
  'build/smuggled/index.html': '<h1>Smuggled</h1>',
});
const port = () => Number(new URL(app().origin).port);

/** Sends bytes as they are, and returns all that the server sends until it closes the connection. */
async function exchange(sent: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.setEncoding('latin1');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  // The server may close the connection before it has read everything.
  socket.on('error', () => undefined);
  socket.end(sent, 'latin1');
  if (!socket.closed) await once(socket, 'close');
  return received;
}

async function expectHome(): Promise<void> {
  expect(await (await fetch(app().origin)).text()).toBe('<h1>Home</h1>');
  expect(app().log.filter(({event}) => event === 'failed')).toEqual([]);
}

const INNER = 'GET /smuggled/ HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Headers whose meaning two servers could understand differently. The server must reject each of them. */
const AMBIGUOUS = [
  'Content-Length: 0\r\nTransfer-Encoding: chunked',
  `Transfer-Encoding: chunked\r\nContent-Length: ${INNER.length + 5}`,
  'Content-Length: 0\r\nContent-Length: 47',
  'Content-Length: 0, 47',
  'Content-Length: +0',
  'Content-Length: 0x0',
  'Content-Length: -1',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding : chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding\t: chunked',
  'X: a\rb',
  'X: a\u0000b',
  'Content Length: 0',
];

it("rejects requests with ambiguous headers, and doesn't answer a request smuggled in them", async () => {
  const requests = fc.record({
    method: fc.constantFrom('POST', 'GET', 'PUT'),
    path: fc.constantFrom('/', '/ai-docs-api/chat/stream', '/mcp'),
    header: fc.constantFrom(...AMBIGUOUS),
    more: fc.constantFrom(
      '',
      'Content-Type: application/json\r\n',
      'Connection: keep-alive\r\n',
      'Expect: 100-continue\r\n',
    ),
    body: fc.constantFrom('0\r\n\r\n', '', '5\r\nhello\r\n0\r\n\r\n', '\r\n'),
  });
  await attack(requests, async ({method, path, header, more, body}) => {
    const reply = await exchange(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${more}${header}\r\n\r\n${body}${INNER}`,
    );
    const statuses = [...reply.matchAll(/^HTTP\/1\.1 (\d+)/gm)]
      .map(([, status]) => status)
      .filter((status) => status !== '100');
    expect(reply).not.toContain('Smuggled');
    expect(statuses).toEqual(['400']);
  });
  await expectHome();
});

it('any bytes and any number of headers get a response or a closed connection', async () => {
  const names = fc.constantFrom(
    'Host',
    'Accept',
    'Cookie',
    'X',
    'Range',
    'If-None-Match',
    'X-Forwarded-For',
    '__proto__',
    'constructor',
  );
  const values = fc.oneof(
    fc.string({maxLength: 30}),
    fc.constantFrom('a'.repeat(20_000), '../'.repeat(50), ';'.repeat(3000), '${jndi:ldap://x}'),
  );
  const headers = fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(fc.tuple(names, values), {maxLength: 12})
        .map((all) => all.map(([name, value]) => `${name}: ${value}\r\n`).join('')),
    },
    {weight: 1, arbitrary: fc.integer({min: 500, max: 5000}).map((count) => 'X: y\r\n'.repeat(count))},
  );
  const lines = fc.constantFrom(
    'GET / HTTP/1.1',
    'GET / HTTP/1.0',
    'GET / HTTP/9.9',
    'GET http://evil.example/ HTTP/1.1',
    'GET * HTTP/1.1',
    'CONNECT x:1 HTTP/1.1',
    'PRI * HTTP/2.0',
    'TRACE / HTTP/1.1',
    `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    '\u0016\u0003\u0001\u0002',
  );
  const requests = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(lines, headers).map(([line, all]) => `${line}\r\nHost: localhost\r\n${all}\r\n`),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({maxLength: 300}).map((bytes) => Buffer.from(bytes).toString('latin1')),
    },
  );
  await attack(requests, async (sent) => {
    const reply = await exchange(sent);
    expect(leaksIn(reply, sent)).toEqual([]);
    for (const [, status] of reply.matchAll(/^HTTP\/1\.1 (\d+)/gm))
      expect(['200', '206', '304', '400', '404', '405', '416', '431', '505']).toContain(status);
  });
  await expectHome();
});
