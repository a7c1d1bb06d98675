import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';

export type Processors = {
  /** Runs only the main threads of pages. */
  own: number;
  /** Run this program and the rest of the browser. */
  others: readonly number[];
};

/**
 * Reserves a processor for the pages' main threads: this program and the processes that it starts stay off it.
 * Undefined on another system than Linux, or with a single processor.
 */
export function reserveProcessor(): Processors | undefined {
  if (process.platform !== 'linux') return undefined;
  const others = allowedProcessors();
  const own = others.pop();
  if (own === undefined || others.length === 0) return undefined;
  keepTo(others, process.pid, 'all');
  return {own, others};
}

/** Moves the main threads of a browser's pages to the reserved processor. */
export async function moveMainThreads(browser: Browser, {own}: Processors): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({type}) => type === 'renderer');
  // The main thread is the first thread of a page's process.
  for (const {id} of pages) keepTo([own], id, 'first');
}

/** Processors that this process may run on; Linux lists them like "0-2,4". */
function allowedProcessors(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Restricts the first thread of a process, or all of its threads, to some processors. */
function keepTo(processors: readonly number[], pid: number, threads: 'first' | 'all'): void {
  try {
    execFileSync('taskset', [threads === 'all' ? '-acp' : '-cp', processors.join(','), String(pid)]);
  } catch (cause) {
    throw new Error(
      `Expected "taskset" to restrict process ${pid} to processor ${processors.join(', ')}, but it failed. Install util-linux, which contains it.`,
      {cause},
    );
  }
}
