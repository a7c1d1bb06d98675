import {createServer, type Socket} from 'node:net';

export interface RedisStandIn {
  port: number;
  values: Map<string, string>;
  /** All commands received, in order. */
  commands: string[][];
  close(): Promise<void>;
}

const OK = '+OK\r\n';

/** Starts a server with the Redis commands (RESP 2) that the caches use. Values never expire. */
export async function startRedisStandIn(): Promise<RedisStandIn> {
  const values = new Map<string, string>();
  const commands: string[][] = [];
  const sockets = new Set<Socket>();

  const commandHandlers: Record<string, (args: string[]) => string> = {
    info: () => bulk('redis_version:7.0.0\r\nloading:0\r\n'),
    get: ([key = '']) => bulk(values.get(key)),
    mget: (keys) => `*${keys.length}\r\n${keys.map((key) => bulk(values.get(key))).join('')}`,
    set: ([key = '', value = '', ...options]) => {
      if (options.includes('NX') && values.has(key)) return bulk(undefined);
      values.set(key, value);
      return OK;
    },
    del: (keys) => `:${keys.filter((key) => values.delete(key)).length}\r\n`,
    incr: ([key = '']) => {
      values.set(key, String(Number(values.get(key) ?? 0) + 1));
      return `:${values.get(key)}\r\n`;
    },
    expire: () => ':1\r\n',
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let received = '';
    let queued: string[][] | undefined;
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      for (let read = readCommand(received); read; read = readCommand(received)) {
        received = received.slice(read.length);
        const [name = '', ...args] = read.command;
        commands.push([name.toLowerCase(), ...args]);
        socket.write(respond(name.toLowerCase(), args));
      }
    });
    socket.on('error', () => undefined);

    function respond(name: string, args: string[]): string {
      if (name === 'multi') {
        queued = [];
        return OK;
      }
      if (name === 'exec') {
        const replies = (queued ?? []).map(([queuedName = '', ...rest]) => commandHandlers[queuedName]!(rest));
        queued = undefined;
        return `*${replies.length}\r\n${replies.join('')}`;
      }
      if (queued !== undefined) {
        queued.push([name, ...args]);
        return '+QUEUED\r\n';
      }
      const handle = commandHandlers[name];
      return handle ? handle(args) : `-ERR unknown command ${name}\r\n`;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as {port: number}).port,
    values,
    commands,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function bulk(text: string | undefined): string {
  return text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** Returns the first complete command, an array of bulk strings; undefined if it's incomplete. Supports ASCII only. */
function readCommand(text: string): {command: string[]; length: number} | undefined {
  const [head, count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  if (head === undefined) return undefined;
  const command: string[] = [];
  let at = head.length;
  for (let index = 0; index < Number(count); index += 1) {
    const [size, length] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? [];
    if (size === undefined) return undefined;
    const start = at + size.length;
    const end = start + Number(length);
    if (text.length < end + 2) return undefined;
    command.push(text.slice(start, end));
    at = end + 2;
  }
  return {command, length: at};
}
