import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

const referenceMs = 70;

/**
 * Factor by which this machine is slower than the reference machine, at least 1. Measured once per run, as wall-clock
 * time, so a busy machine counts as a slow one.
 */
const slowness = Number((process.env.LAVOIR_SLOWNESS ??= String(measure())));

/** All timeouts scale with the machine, and no test sets its own. */
export const limits = {
  test: scaled(60_000),
  hook: scaled(120_000),
  condition: scaled(20_000),
};

export function scaled(milliseconds: number): number {
  return Math.round(milliseconds * slowness);
}

function measure(): number {
  fixedWork();
  const times = Array.from({ length: 2 }, () => {
    const started = performance.now();
    fixedWork();
    return performance.now() - started;
  });
  const sharedBy = Math.max(2 / availableParallelism(), 1);
  // At most 10: a larger factor comes from a short disturbance.
  return Math.min((Math.max(...times, referenceMs) / referenceMs) * sharedBy, 10);
}

function fixedWork(): void {
  let text = '';
  for (let round = 0; round < 60; round += 1) {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      id: (index * 7_919 + round) % 2_003,
      index,
    }));
    rows.sort((a, b) => a.id - b.id);
    text = createHash('sha256')
      .update(text + JSON.stringify(rows))
      .digest('hex');
  }
}
