import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the clock of the kernel. */
const ticksPerSecond = 100;

/**
 * Returns the processor seconds that each of these processes and all below it have used, by the same names. Empty where
 * the system has no `/proc`.
 */
export function processorSecondsOf(roots: Record<string, number>): Record<string, number> {
  if (!existsSync('/proc/self/stat')) return {};
  const processes = readdirSync('/proc').flatMap((id) => (/^\d+$/.test(id) ? readProcess(Number(id)) : []));
  const total = (id: number): number =>
    processes.reduce(
      (sum, process) =>
        sum + (process.id === id ? process.seconds : process.parent === id ? total(process.id) : 0),
      0,
    );
  return Object.fromEntries(Object.entries(roots).map(([name, id]) => [name, total(id)]));
}

export const parentOf = (id: number): number => readProcess(id)[0]?.parent ?? id;

/** Returns nothing when the process has ended meanwhile. Its children that have ended are included. */
function readProcess(id: number): { id: number; parent: number; seconds: number }[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in parentheses may contain spaces. The fields after it begin with the state.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ id, parent: Number(fields[1]), seconds: ticks / ticksPerSecond }];
  } catch {
    return [];
  }
}
