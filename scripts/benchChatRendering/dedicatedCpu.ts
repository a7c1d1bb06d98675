import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';

export type CpuSplit = {
  /** Runs only the main threads of pages. */
  pageCpu: number;
  /** Run this process and the rest of the browser. */
  otherCpus: readonly number[];
};

/**
 * Reserves a CPU for the main threads of pages: this process and its children no longer run on it. Returns undefined
 * on systems other than Linux and with a single CPU.
 */
export function reserveCpu(): CpuSplit | undefined {
  if (process.platform !== 'linux') return undefined;
  const otherCpus = allowedCpus();
  const pageCpu = otherCpus.pop();
  if (pageCpu === undefined || otherCpus.length === 0) return undefined;
  setAffinity(otherCpus, process.pid, 'all');
  return {pageCpu, otherCpus};
}

/** Moves the main threads of a browser's pages to the reserved CPU. */
export async function moveMainThreads(browser: Browser, {pageCpu}: CpuSplit): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({type}) => type === 'renderer');
  // The main thread is the first thread of a page's process.
  for (const {id} of pages) setAffinity([pageCpu], id, 'first');
}

/** Returns the CPUs that this process may run on; Linux lists them like "0-2,4". */
function allowedCpus(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Sets the CPU affinity of a process' first thread, or of all its threads. */
export function setAffinity(cpus: readonly number[], pid: number, threads: 'first' | 'all'): void {
  try {
    execFileSync('taskset', [threads === 'all' ? '-acp' : '-cp', cpus.join(','), String(pid)]);
  } catch (cause) {
    throw new Error(
      `Expected "taskset" to restrict process ${pid} to the CPUs ${cpus.join(', ')}, found that it failed. Install util-linux, which contains it.`,
      {cause},
    );
  }
}
