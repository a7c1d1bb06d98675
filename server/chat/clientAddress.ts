import type {HttpBindings} from '@hono/node-server';
import {getConnInfo} from '@hono/node-server/conninfo';
import type {Context} from 'hono';
import ipaddr from 'ipaddr.js';

/** Node's connection of a request; absent in other runtimes. */
export type Connection = Partial<HttpBindings>;

/**
 * Returns the client's address for rate limits: the one that the outermost trusted proxy recorded, otherwise that of the
 * connection, or undefined if both are unknown. For IPv6 it is the /64 network, from which a client can use any address.
 */
export function clientAddress(context: Context, trustedProxies: number): string | undefined {
  const forwarded = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // If the request passed fewer proxies, the client may have forged the entire header.
  const forwardedAddress = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address =
    forwardedAddress ?? (context.env?.incoming ? getConnInfo(context).remote.address : undefined);
  return address === undefined ? undefined : networkOf(address);
}

/** Some proxies append the port, which differs between connections. */
const WITH_PORT = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

function networkOf(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  if (!ipaddr.isValid(address)) return address;
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
