/** Returns a clock in seconds, ahead of the real time by an offset that tests change. */
export function createClock(offset: () => number) {
  let standing: number | undefined;
  return {
    now: () => standing ?? Math.floor(Date.now() / 1000) + offset(),
    /** Runs `work` at a virtual time, so that due work gets its date. */
    standingAt<T>(moment: number, work: () => T): T {
      const before = standing;
      standing = moment;
      try {
        return work();
      } finally {
        standing = before;
      }
    },
  };
}

/** Returns the same day a month or a year later, or the last day of a shorter month. */
export function addInterval(moment: number, interval: 'month' | 'year'): number {
  const date = new Date(moment * 1000);
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1000);
}
