import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sum } from './figures.ts';

/** Linux counts in hundredths of a second, whatever the clock of the kernel. */
const ticksPerSecond = 100;

/** Returns the processor seconds of each process with all below it. Empty where the system has no `/proc`. */
export function processorSecondsOf(roots: Record<string, number>): Record<string, number> {
  if (!existsSync('/proc/self/stat')) return {};
  const processes = readdirSync('/proc').flatMap((id) => (/^\d+$/.test(id) ? readProcess(Number(id)) : []));
  const total = (id: number): number =>
    sum(processes.map((one) => (one.id === id ? one.seconds : one.parent === id ? total(one.id) : 0)));
  return Object.fromEntries(Object.entries(roots).map(([name, id]) => [name, total(id)]));
}

export const parentOf = (id: number): number => readProcess(id)[0]?.parent ?? id;

/** Includes children that have ended. Empty when the process itself has ended. */
function readProcess(id: number): { id: number; parent: number; seconds: number }[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in parentheses may contain spaces. The fields after it begin with the state.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [
      { id, parent: Number(fields[1]), seconds: sum(fields.slice(11, 15).map(Number)) / ticksPerSecond },
    ];
  } catch {
    return [];
  }
}
