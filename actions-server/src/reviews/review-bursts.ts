import type { Options } from 'express-rate-limit';
import type { SharedCounts } from '../http/shared-counts.ts';

const hourMs = 3_600_000;

/** Reviews within an hour after which further ones wait for an administrator. */
const limits = { laundromat: 5, network: 3 };

export type ReviewBursts = ReturnType<typeof createReviewBursts>;

/** `factor` multiplies the limits, like those of requests (`RATE_LIMIT_FACTOR`). */
export function createReviewBursts(factor: number, counts: SharedCounts) {
  const counter = (name: keyof typeof limits) => {
    const limit = Math.max(1, Math.round(limits[name] * factor));
    const store = counts(`reviews by ${name}`);
    void store.init?.({ limit, windowMs: hourMs } as Options);
    return {
      count: async (key: string) => (await store.increment(key)).totalHits > limit,
      uncount: async (key: string) => store.decrement(key),
    };
  };
  const [ofLaundromat, ofNetwork] = [counter('laundromat'), counter('network')];
  return {
    /** Returns whether the review exceeds one of the limits. */
    async count(laundromatId: string, networkHash: string): Promise<boolean> {
      const tooMany = await Promise.all([ofLaundromat.count(laundromatId), ofNetwork.count(networkHash)]);
      return tooMany.includes(true);
    },
    async uncount(laundromatId: string, networkHash: string): Promise<void> {
      await Promise.all([ofLaundromat.uncount(laundromatId), ofNetwork.uncount(networkHash)]);
    },
  };
}
