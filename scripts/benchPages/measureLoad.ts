import type {Browser, CDPSession} from '@playwright/test';
import {openTab, throttle, waitForQuiet} from './openTab';

const KINDS = ['html', 'css', 'fonts', 'scripts', 'images', 'others', 'prefetched'] as const;
export type Kind = (typeof KINDS)[number];
type Bytes = Record<Kind, number>;

/** Times in milliseconds since the start of the load, sizes in bytes as sent. */
export type Load = {
  fcp: number;
  lcp: number;
  cls: number;
  /** When components respond. */
  hydrated: number;
  /** Sum of what tasks take beyond 50 ms each, after the first paint. */
  totalBlockingTime: number;
  longestTask: number;
  bytesBeforeLcp: Bytes;
  bytes: Bytes;
  requests: number;
  elements: number;
};

type Recorded = {
  tasks: {start: number; duration: number}[];
  shifts: number[];
  lcp: number;
  fcp: number;
  hydrated: number;
  origin: number;
  elements: number;
};

/** Loads a page on the throttled machine, with an empty cache. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const tab = await openTab(browser);
  try {
    const network = recordNetwork(tab.devtools);
    await throttle(tab.devtools);
    await tab.page.goto(address, {waitUntil: 'load', timeout: 60_000});
    await waitForQuiet(tab);
    const {tasks, shifts, lcp, fcp, hydrated, origin, elements} = await tab.page.evaluate<Recorded>(
      `({...window.bench, origin: performance.timeOrigin, elements: document.querySelectorAll('*').length})`,
    );
    const blocking = tasks.filter(({start, duration}) => start + duration > fcp);
    return {
      fcp,
      lcp,
      hydrated,
      cls: shifts.reduce((sum, shift) => sum + shift, 0),
      totalBlockingTime: blocking.reduce((sum, {duration}) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks.map(({duration}) => duration)),
      bytesBeforeLcp: network.bytes(origin + lcp),
      bytes: network.bytes(Infinity),
      requests: network.requests(),
      elements,
    };
  } finally {
    await tab.close();
  }
}

/** Counts what a page receives, until a time in milliseconds since 1970. */
function recordNetwork(devtools: CDPSession) {
  const kinds = new Map<string, Kind>();
  const received: {id: string; time: number; bytes: number}[] = [];
  const sums = new Map<string, number>();
  // Event timestamps use another time origin.
  let clockOffset = 0;
  const receive = (requestId: string, timestamp: number, bytes: number): void => {
    received.push({id: requestId, time: timestamp * 1000 + clockOffset, bytes});
    sums.set(requestId, (sums.get(requestId) ?? 0) + bytes);
  };
  devtools.on('Network.requestWillBeSent', ({requestId, timestamp, wallTime, type, request}) => {
    clockOffset ||= (wallTime - timestamp) * 1000;
    kinds.set(requestId, kindOf(type, request.headers));
  });
  devtools.on('Network.dataReceived', ({requestId, timestamp, encodedDataLength}) =>
    receive(requestId, timestamp, encodedDataLength),
  );
  // Headers are only part of the total.
  devtools.on('Network.loadingFinished', ({requestId, timestamp, encodedDataLength}) =>
    receive(requestId, timestamp, encodedDataLength - (sums.get(requestId) ?? 0)),
  );
  return {
    requests: () => kinds.size,
    bytes(until: number): Bytes {
      const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Bytes;
      for (const part of received)
        if (part.time <= until) bytes[kinds.get(part.id) ?? 'others'] += part.bytes;
      return bytes;
    },
  };
}

function kindOf(type: string | undefined, headers: Record<string, string>): Kind {
  if (type === 'Prefetch' || /prefetch/.test(headers['Sec-Purpose'] ?? headers.Purpose ?? ''))
    return 'prefetched';
  switch (type) {
    case 'Document':
      return 'html';
    case 'Stylesheet':
      return 'css';
    case 'Font':
      return 'fonts';
    case 'Script':
      return 'scripts';
    case 'Image':
      return 'images';
    default:
      return 'others';
  }
}
