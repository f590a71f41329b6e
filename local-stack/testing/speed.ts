import { createHash } from 'node:crypto';

/** Time of {@link fixedWork} on the machine where the limits below were chosen, in milliseconds. */
const referenceMs = 70;

/**
 * How many times slower than that machine this one is now, at least 1. Measured once per run, by the first process
 * that reads the settings of vitest or Playwright; its workers inherit the figure. It is wall-clock time, so a busy
 * machine counts as a slow one.
 */
export const slowness = Number((process.env.LAVOIR_SLOWNESS ??= String(measure())));

/**
 * The limits of vitest and Playwright: how long a test may wait before it counts as failed. All of them scale with
 * the machine, and no test sets its own, so that a slow laptop passes. Only a failing test ever waits that long.
 */
export const limits = {
  /** One test. */
  test: scaled(60_000),
  /** One hook; those before all tests of a file may start a whole stack. */
  hook: scaled(120_000),
  /** One condition that a test waits for. */
  condition: scaled(20_000),
};

/** A duration of the reference machine on this one, for tests whose subject is a duration. */
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
  // Above 10 it was a hiccup, and a test that hangs would hold the run up for too long.
  return Math.min(Math.max(...times, referenceMs) / referenceMs, 10);
}

/** The usual mix of our tests: objects, sorting, text and hashing. */
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
