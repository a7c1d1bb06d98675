import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';

export type Processors = {
  /** Of the main threads of pages alone. */
  own: number;
  /** Of this program, and of the browser that it starts. */
  others: readonly number[];
};

/**
 * Keeps a processor free for the pages' main threads: this program, and what it starts from now on, leave it alone.
 * Undefined where the system can't do that (it isn't Linux), or has but one processor.
 */
export function reserveProcessor(): Processors | undefined {
  if (process.platform !== 'linux') return undefined;
  const others = allowedProcessors();
  const own = others.pop();
  if (own === undefined || others.length === 0) return undefined;
  keepTo(others, process.pid, 'all');
  return {own, others};
}

/** Moves the main threads of a browser's pages to the processor that is free for them; their other threads stay. */
export async function moveMainThreads(browser: Browser, {own}: Processors): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({type}) => type === 'renderer');
  // The main thread of a page is the first of its process.
  for (const {id} of pages) keepTo([own], id, 'first');
}

/** Processors that this process may run on, from "0-2,4" in what the system says of it. */
function allowedProcessors(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Of the process its first thread moves, or all that it has. */
function keepTo(processors: readonly number[], pid: number, threads: 'first' | 'all'): void {
  try {
    execFileSync('taskset', [threads === 'all' ? '-acp' : '-cp', processors.join(','), String(pid)]);
  } catch (cause) {
    throw new Error(
      `Expected that "taskset", of util-linux, keeps process ${pid} to processor ${processors.join(', ')}. Is it installed?`,
      {cause},
    );
  }
}
