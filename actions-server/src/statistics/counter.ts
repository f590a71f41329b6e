import { LRUCache } from 'lru-cache';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type CountKind, countKinds, frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import type { CountBatch } from '#contract/statistics/endpoints.ts';
import { DatabaseUnavailable } from '../db/database-error.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Count, CountWrite } from './add-counts.ts';

const defaultWriteEveryMs = 5_000;
const largestWrite = 5_000;
/** Beyond this number, further counts are dropped until the sums are written. 200 bytes each. */
const mostWaiting = 20_000;
const recentBatches = { max: 10_000, ttl: 10 * 60_000 };
/** Several counts a day, because visitors may share an address. */
const mostPerSender = 5;
const rememberedSenders = { max: 200_000, ttl: 24 * 3_600_000 };

interface CounterServices {
  add(write: CountWrite): Promise<void>;
  logger: Logger;
  writeEveryMs?: number;
}

export type Counter = ReturnType<typeof createCounter>;

/**
 * Adds counts up in memory and writes the sums every few seconds. They wait while the database is unavailable, up to a
 * limit; a crash loses the last seconds.
 */
export function createCounter({ add, logger, writeEveryMs = defaultWriteEveryMs }: CounterServices) {
  const sums = createSums({ add, logger });
  const batches = new LRUCache<string, true>(recentBatches);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isClosed = false;

  function writeLater() {
    if (isClosed) return;
    timer ??= setTimeout(async () => {
      writing = sums.write();
      await writing;
      timer = undefined;
      if (sums.size() > 0) writeLater();
    }, writeEveryMs).unref();
  }

  return {
    add(batch: CountBatch, sender: string): void {
      if (batches.has(batch.id)) return;
      batches.set(batch.id, true);
      const month = frenchMonthOf(new Date());
      for (const kind of countKinds)
        for (const laundromatId of new Set(batch[kind])) sums.addOne(laundromatId, kind, month, sender);
      if (sums.size() > 0) writeLater();
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      await sums.writeRest();
    },
  };
}

function createSums({ add, logger }: Pick<CounterServices, 'add' | 'logger'>) {
  const waiting = new Map<string, Count>();
  const mayAdd = createSenderCap();
  let unanswered: CountWrite[] = [];
  let dropped = 0;

  const size = () => unanswered.reduce((sum, { counts }) => sum + counts.length, waiting.size);

  function addOne(laundromatId: string, kind: CountKind, month: string, sender: string) {
    const key = `${laundromatId} ${month} ${kind}`;
    let sum = waiting.get(key);
    if (!sum && size() >= mostWaiting) {
      dropped += 1;
      return;
    }
    sum ??= { laundromat_id: laundromatId, month, kind, count: 0, is_capped: false };
    if (mayAdd(sender, laundromatId, kind)) sum.count += 1;
    else sum.is_capped = true;
    waiting.set(key, sum);
  }

  async function writeAll() {
    if (dropped > 0) logger.warn({ dropped }, 'counts of laundromats were dropped: too many are waiting');
    dropped = 0;
    // Left by the last attempt. Their content must not change: the database may already have added the same id.
    if (unanswered.length === 0) {
      unanswered = inWrites([...waiting.values()]);
      waiting.clear();
    }
    for (let next = unanswered[0]; next; next = unanswered[0]) {
      try {
        await add(next);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        logger.error({ err: error }, 'counts of laundromats were refused and dropped');
      }
      unanswered.shift();
    }
  }

  const write = () =>
    writeAll().catch((error: unknown) => {
      logger.warn({ err: error, waiting: size() }, 'counts of laundromats wait for the database');
    });

  return {
    size,
    addOne,
    write,
    async writeRest() {
      await write();
      if (waiting.size > 0 && unanswered.length === 0) await write();
    },
  };
}

function inWrites(counts: Count[]): CountWrite[] {
  const writes: CountWrite[] = [];
  for (let start = 0; start < counts.length; start += largestWrite)
    writes.push({ id: randomUUID(), counts: counts.slice(start, start + largestWrite) });
  return writes;
}

/**
 * Tells whether one more count of a sender is added to a laundromat's figure. Senders are in memory only, as hashes
 * that nobody can compute again after a restart.
 */
function createSenderCap() {
  const salt = randomBytes(16);
  const counted = new LRUCache<string, number>(rememberedSenders);
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
