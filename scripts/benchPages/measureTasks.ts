import type {Browser} from '@playwright/test';
import {openTab, throttleNetwork, THROTTLING, waitForQuiet} from './openTab';

export type Tasks = {
  /** Sum of what tasks of the page's main thread take beyond 50 ms each after the first paint, on the slow machine. */
  totalBlockingTime: number;
  longest: number;
  /** Sum of all tasks. */
  total: number;
};

type TraceEvent = {name: string; pid: number; tid: number; ts: number; tdur?: number; args?: {name?: string}};

const CATEGORIES = ['toplevel', '__metadata', 'loading'];
const TASK = 'ThreadControllerImpl::RunTask';
const FIRST_PAINT = 'firstContentfulPaint';

/**
 * Loads a page on the slow network with the real CPU, and multiplies the CPU time of its tasks by the slowdown. Unlike
 * wall-clock time, CPU time contains no waiting for other processes, so that it can be measured on a busy machine.
 */
export async function measureTasks(browser: Browser, address: string): Promise<Tasks> {
  const tab = await openTab(browser);
  try {
    await throttleNetwork(tab.devtools);
    await browser.startTracing(tab.page, {categories: CATEGORIES});
    await tab.page.goto(address, {waitUntil: 'load', timeout: 60_000});
    await waitForQuiet(tab);
    const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
    const paint = traceEvents.findLast(({name}) => name === FIRST_PAINT);
    if (paint === undefined)
      throw new Error(`Expected "${FIRST_PAINT}" in the trace of ${address}, found none.`);
    const tasks = traceEvents.flatMap(({name, pid, tid, ts, tdur = 0}) =>
      name === TASK && pid === paint.pid && tid === paint.tid
        ? [{isLate: ts >= paint.ts, time: (tdur / 1000) * THROTTLING.cpuSlowdown}]
        : [],
    );
    if (tasks.length === 0) throw new Error(`Expected "${TASK}" in the trace of ${address}, found none.`);
    const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
    return {
      totalBlockingTime: sum(tasks.map(({isLate, time}) => (isLate ? Math.max(0, time - 50) : 0))),
      longest: Math.max(...tasks.map(({time}) => time)),
      total: sum(tasks.map(({time}) => time)),
    };
  } finally {
    await tab.close();
  }
}
