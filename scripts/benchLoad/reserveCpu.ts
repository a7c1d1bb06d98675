import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/**
 * Returns a CPU on which this process and its children no longer run. Undefined on systems other than Linux and with a
 * single CPU.
 */
export function reserveCpu(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const others = allowedCpus();
  const reserved = others.pop();
  if (reserved === undefined || others.length === 0) return undefined;
  runOn(others, process.pid);
  return reserved;
}

/** Moves all threads of a process to these CPUs. */
export function runOn(cpus: readonly number[], pid: number): void {
  try {
    execFileSync('taskset', ['-acp', cpus.join(','), String(pid)]);
  } catch (cause) {
    throw new Error(
      `Expected "taskset" to restrict process ${pid} to the CPUs ${cpus.join(', ')}, found that it failed. Install util-linux, which contains it.`,
      {cause},
    );
  }
}

/** Returns the CPUs that this process may run on; Linux lists them like "0-2,4". */
function allowedCpus(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}
