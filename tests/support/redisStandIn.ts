import {EventEmitter, once} from 'node:events';
import {createServer, type Socket} from 'node:net';

export type RedisStandIn = {
  url: string;
  /** Every command that arrived, in order. */
  commands: string[][];
  /** Settles when another one arrives. */
  nextCommand(): Promise<unknown>;
  close(): Promise<void>;
};

/**
 * A server that speaks as much of the wire of Redis (RESP 2) as conversations and limits need. Scripts aren't run: the
 * one that counts questions is known by what it is given.
 */
export async function startRedisStandIn(): Promise<RedisStandIn> {
  const values = new Map<string, string>();
  const commands: string[][] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();

  function answer([name = '', ...args]: string[]): string {
    switch (name.toLowerCase()) {
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'get':
        return values.has(args[0]!) ? bulk(values.get(args[0]!)!) : '$-1\r\n';
      case 'set':
        values.set(args[0]!, args[1]!);
        return '+OK\r\n';
      case 'eval':
      case 'evalsha': {
        // A key, the points to add, and the seconds after which it is forgotten.
        const [, , key = '', points, seconds] = args;
        const count = Number(values.get(key) ?? 0) + Number(points);
        values.set(key, String(count));
        return `*2\r\n:${count}\r\n:${Number(seconds) * 1000}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      for (let read = readCommand(received); read; read = readCommand(received)) {
        received = received.slice(read.length);
        commands.push(read.command);
        arrivals.emit('command');
        socket.write(answer(read.command));
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `redis://127.0.0.1:${(server.address() as {port: number}).port}`,
    commands,
    nextCommand: () => once(arrivals, 'command'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** The first whole command of what came, an array of bulk strings; undefined while it isn't whole. Only ASCII is counted right. */
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
