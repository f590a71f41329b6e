import { LRUCache } from 'lru-cache';
import type { SavedPage } from './saved-page.ts';

/** Age up to which a page is served as it is. */
const freshMs = 30_000;
/** Age up to which a page is served while a new one is drawn. Visitors of an older one wait for the new one. */
const staleMs = 10 * 60_000;
const cachedStatuses = [200, 404];

export interface PageCacheOptions {
  maxBytes: number;
  /** Draws a page; rejects when it cannot. */
  draw(address: string, requestId: string): Promise<SavedPage>;
  /** Current time in milliseconds, for tests. */
  now?: () => number;
}

export interface PageCache {
  /** Returns a page from the cache, or draws it. Rejects like `draw` when there is no page at all. */
  find(address: string, requestId: string): Promise<SavedPage>;
  /** Deletes the pages whose path, without parameters, passes the test. */
  purge(concerns: (path: string) => boolean): void;
  bytes(): number;
}

/**
 * Drawn pages by address, bounded by their size: the longest unused are evicted first. Requests for the same page wait
 * for one drawing. When drawing fails, an old page is served, however old.
 */
export function createPageCache({
  maxBytes,
  draw,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, { page: SavedPage; drawnAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, address) => page.brotli.length + page.gzip.length + address.length,
  });
  const drawings = new Map<string, Promise<SavedPage>>();

  function drawOnce(address: string, requestId: string): Promise<SavedPage> {
    const running = drawings.get(address);
    if (running) return running;
    const drawnAt = now();
    const drawing = draw(address, requestId)
      .then((page) => {
        // A page that was purged meanwhile may show old data.
        const isCurrent = drawings.get(address) === drawing;
        if (isCurrent && cachedStatuses.includes(page.status)) pages.set(address, { page, drawnAt });
        return page;
      })
      .finally(() => {
        if (drawings.get(address) === drawing) drawings.delete(address);
      });
    drawings.set(address, drawing);
    return drawing;
  }

  return {
    async find(address, requestId) {
      const cached = pages.get(address);
      if (!cached) return drawOnce(address, requestId);
      const age = now() - cached.drawnAt;
      if (age <= freshMs) return cached.page;
      const drawing = drawOnce(address, requestId).catch(() => cached.page);
      return age <= staleMs ? cached.page : drawing;
    },

    purge(concerns) {
      for (const addresses of [pages, drawings])
        for (const address of [...addresses.keys()])
          if (concerns(address.split('?', 1)[0] ?? address)) addresses.delete(address);
    },

    bytes: () => pages.calculatedSize,
  };
}
