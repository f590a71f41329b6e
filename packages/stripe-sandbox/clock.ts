import type { Store } from './store/store.ts';

/** Virtual time in seconds: the real time plus the offset that the controls have set. */
export class Clock {
  readonly #store: Store;
  #standing: number | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  now(): number {
    if (this.#standing !== undefined) return this.#standing;
    return Math.floor(Date.now() / 1000) + (this.#store.get('sandbox', 'sandbox')?.clockOffset ?? 0);
  }

  /** Runs `work` as if it was the virtual time `moment`, so that due work gets the date at which it was due. */
  standingAt<T>(moment: number, work: () => T): T {
    const before = this.#standing;
    this.#standing = moment;
    try {
      return work();
    } finally {
      this.#standing = before;
    }
  }
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
