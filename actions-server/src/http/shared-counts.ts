import type { Options, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountedRequests } from './count-requests.ts';

/** Part of a limit that a server counts without the others: of 300 requests 37, of fewer than eight none. */
const unsharedPart = 1 / 8;
const defaultTimeoutMs = 250;
/** No queries for this time after a failed one, so that few requests wait for a database that hangs. */
const pauseMs = 5_000;
/** A count may fall again, so its refusal is trusted for this time only. */
const refusalTrustedMs = 10_000;
/** Windows in memory of all limits together, some 300 bytes each. The longest unused are evicted. */
const mostWindows = 100_000;

interface Window {
  own: number;
  shared: number;
  others: number;
  sharedAt: number;
  sharing?: Promise<void>;
}

interface SharedCountsOptions {
  count(requests: CountedRequests): Promise<{ hits: number; leftMs: number }>;
  secret: string;
  timeoutMs?: number;
}

export type SharedCounts = (name: string) => Store;

/**
 * Counts of rate limits. A server counts in memory and reports each further eighth of the limit to the database, which
 * adds up all servers. A key over its limit is refused from memory. Without the database, this server's count decides.
 */
export function createSharedCounts(options: SharedCountsOptions): SharedCounts {
  const windows = createWindows(options);
  return (name) => createStore(name, windows);
}

function createWindows({ count, secret, timeoutMs = defaultTimeoutMs }: SharedCountsOptions) {
  const windows = new LRUCache<string, Window>({
    maxSize: mostWindows,
    sizeCalculation: () => 1,
    perf: { now: () => performance.now() },
    // Exact times: a cached one could make a window end too late.
    ttlResolution: 0,
  });
  let pausedUntil = 0;

  async function share(key: string, window: Window): Promise<void> {
    const added = window.own - window.shared;
    const requests = {
      key: createHmac('sha256', secret).update(`limit ${key}`).digest('base64url'),
      added,
      forMs: Math.max(1, Math.ceil(windows.getRemainingTTL(key))),
    };
    try {
      const counted = await Promise.race([count(requests), sleep(timeoutMs, undefined, { ref: false })]);
      if (!counted) throw new Error(`no answer in ${timeoutMs} ms`);
      window.shared += added;
      window.others = Math.max(0, counted.hits - window.shared);
      window.sharedAt = performance.now();
      // The clock of the database ends the window, however wrong that of this server is.
      if (windows.peek(key) === window) windows.set(key, window, { ttl: counted.leftMs });
    } catch {
      // The requests are counted twice if the database has added them and only its answer was lost.
      pausedUntil = performance.now() + pauseMs;
    }
  }

  return {
    windows,
    pausedUntil: () => pausedUntil,
    shareOnce: (key: string, window: Window) =>
      (window.sharing ??= share(key, window).finally(() => (window.sharing = undefined))),
  };
}

function createStore(
  name: string,
  { windows, pausedUntil, shareOnce }: ReturnType<typeof createWindows>,
): Store {
  let limit = 1;
  let windowMs = 1;
  let mayFall = false;
  const keyOf = (key: string) => `${name} ${key}`;
  const mayShare = ({ own, shared }: Window) =>
    Math.abs(own - shared) > Math.floor(limit * unsharedPart) && performance.now() >= pausedUntil();
  const mayHaveFallen = ({ sharedAt }: Window) =>
    mayFall && performance.now() >= Math.max(sharedAt + refusalTrustedMs, pausedUntil());

  return {
    prefix: name,
    init(options: Options) {
      limit = Number(options.limit);
      windowMs = options.windowMs;
      mayFall = options.skipFailedRequests || options.skipSuccessfulRequests;
    },

    async increment(givenKey) {
      const key = keyOf(givenKey);
      let window = windows.get(key);
      if (!window) {
        window = { own: 0, shared: 0, others: 0, sharedAt: -Infinity };
        windows.set(key, window, { ttl: windowMs });
      }
      const own = (window.own += 1);
      const isOver = () => own + window.others > limit;
      if (isOver() && window.others > 0 && mayHaveFallen(window)) await shareOnce(key, window);
      while (!isOver() && mayShare(window)) await shareOnce(key, window);
      const resetTime = new Date(Date.now() + windows.getRemainingTTL(key));
      return { totalHits: own + window.others, resetTime };
    },

    async decrement(givenKey) {
      const key = keyOf(givenKey);
      const window = windows.peek(key);
      if (!window || window.own === 0) return;
      window.own -= 1;
      if (mayShare(window)) await shareOnce(key, window);
    },

    resetKey(key) {
      windows.delete(keyOf(key));
    },
  };
}
