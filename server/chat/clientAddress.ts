import type {HttpBindings} from '@hono/node-server';
import {getConnInfo} from '@hono/node-server/conninfo';
import type {Context} from 'hono';
import ipaddr from 'ipaddr.js';

/** What Node tells of a request's connection; absent on other hosts. */
export type Connection = Partial<HttpBindings>;

/**
 * Whom a limit counts: the address that the outermost trusted proxy saw, or that of the connection; undefined where the
 * host tells neither. An IPv6 reader has a whole /64 network to ask from, so the network counts.
 */
export function clientAddress(context: Context, trustedProxies: number): string | undefined {
  const forwarded = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Where fewer proxies have seen the request, its reader may have written the whole header.
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = seen ?? (context.env?.incoming ? getConnInfo(context).remote.address : undefined);
  return address === undefined ? undefined : networkOf(address);
}

/** Some proxies write the port of the connection too, which differs each time. */
const WITH_PORT = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

function networkOf(seen: string): string {
  const [, v6, v4] = WITH_PORT.exec(seen) ?? [];
  const address = v6 ?? v4 ?? seen;
  if (!ipaddr.isValid(address)) return address;
  // Makes an IPv4 address that is written as IPv6 one of IPv4 again.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
