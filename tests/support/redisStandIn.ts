import {createHash} from 'node:crypto';
import {createServer, type Socket} from 'node:net';

/** Values by key, with the seconds that each was to be kept. */
type Values = Map<string, {value: string; seconds: number}>;

type RedisStandIn = {
  url: string;
  port: number;
  values: Values;
  close(): Promise<void>;
};

type Options = {
  /** The port to listen on; any free port by default. */
  port?: number;
  /** The stored values; a stand-in with the values of another one simulates its restart. */
  values?: Values;
  /** Until this resolves, it simulates loading its data from disk and rejects commands. */
  loadedAfter?: Promise<void>;
};

/**
 * Starts a server with the part of the Redis protocol (RESP 2) that chat threads and rate limits need, checked against
 * Redis 7.0. It runs no scripts: it simulates the one that counts questions by its arguments.
 */
export async function startRedisStandIn({
  port = 0,
  values = new Map(),
  loadedAfter,
}: Options = {}): Promise<RedisStandIn> {
  const sockets = new Set<Socket>();
  const scripts = new Set<string>();
  let isLoading = loadedAfter !== undefined;
  void loadedAfter?.then(() => (isLoading = false));

  function answer([name = '', ...args]: string[]): string {
    if (isLoading)
      return name.toLowerCase() === 'info'
        ? bulk('redis_version:7.0.0\r\nloading:1\r\nloading_eta_seconds:1\r\n')
        : '-LOADING Redis is loading the dataset in memory\r\n';
    switch (name.toLowerCase()) {
      case 'auth':
      case 'client':
        return '+OK\r\n';
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'get':
        return values.has(args[0]!) ? bulk(values.get(args[0]!)!.value) : '$-1\r\n';
      case 'set':
        values.set(args[0]!, {value: args[1]!, seconds: Number(args[3] ?? -1)});
        return '+OK\r\n';
      case 'keys':
        return `*${values.size}\r\n${[...values.keys()].map(bulk).join('')}`;
      case 'ttl':
        return `:${values.get(args[0]!)?.seconds ?? -2}\r\n`;
      case 'evalsha':
        if (!scripts.has(args[0]!)) return '-NOSCRIPT No matching script. Please use EVAL.\r\n';
        return count(args);
      case 'eval':
        scripts.add(createHash('sha1').update(args[0]!, 'latin1').digest('hex'));
        return count(args);
      default:
        return `-ERR unknown command '${name}'\r\n`;
    }
  }

  /** Simulates the counting script. Its arguments are a key, the points to add, and the seconds until the key expires. */
  function count([, , key = '', points, seconds]: string[]): string {
    const sum = Number(values.get(key)?.value ?? 0) + Number(points);
    values.set(key, {value: String(sum), seconds: Number(seconds)});
    return `*2\r\n:${sum}\r\n:${Number(seconds) * 1000}\r\n`;
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let received = '';
    // One character for each byte, because the lengths in the protocol are in bytes.
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      for (let read = readCommand(received); read; read = readCommand(received)) {
        received = received.slice(read.length);
        socket.write(answer(read.command), 'latin1');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as {port: number};
  return {
    url: `redis://127.0.0.1:${address.port}`,
    port: address.port,
    values,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function bulk(text: string): string {
  return `$${text.length}\r\n${text}\r\n`;
}

/** Parses the first command, an array of bulk strings; undefined if it is incomplete. */
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
