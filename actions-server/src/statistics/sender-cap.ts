import { LRUCache } from 'lru-cache';
import { createHash, randomBytes } from 'node:crypto';
import type { CountKind } from '#contract/statistics/count-kinds.ts';

/** Several counts a day, because visitors may share an address. */
const mostPerSender = 5;
const remembered = { max: 200_000, ttl: 24 * 3_600_000 };

/**
 * Tells whether one more count of a sender is added to a laundromat's figure. Senders are in memory only, as hashes
 * that nobody can compute again after a restart.
 */
export function createSenderCap() {
  const salt = randomBytes(16);
  const counted = new LRUCache<string, number>(remembered);
  return (sender: string, laundromatId: string, kind: CountKind): boolean => {
    const day = new Date().toISOString().slice(0, 10);
    const count = `${day} ${sender} ${laundromatId} ${kind}`;
    const key = createHash('sha256').update(salt).update(count).digest('base64');
    const before = counted.get(key) ?? 0;
    if (before >= mostPerSender) return false;
    counted.set(key, before + 1);
    return true;
  };
}
