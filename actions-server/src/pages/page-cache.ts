import { LRUCache } from 'lru-cache';
import type { SavedPage } from './saved-page.ts';

const freshMs = 30_000;
/** A page up to this age is served while a new one is rendered; for an older one visitors wait. */
const staleMs = 10 * 60_000;
/** Time after a purge in which a replica may still lack the change. */
const purgedMs = 7_000;
const cachedStatuses = [200, 404];

export interface PageCacheOptions {
  maxBytes: number;
  /**
   * Renders a page; rejects when it cannot. After a purge it must not be late, because a replica may lack the change.
   */
  render(address: string, requestId: string, mayBeLate: boolean): Promise<SavedPage>;
  now?: () => number;
}

/**
 * Rendered pages in memory; the longest unused are evicted first. Requests for one page share a rendering. When
 * rendering fails, an old page is served.
 */
export function createPageCache({ maxBytes, render, now = () => performance.now() }: PageCacheOptions) {
  const pages = new LRUCache<string, { page: SavedPage; renderedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, address) => page.brotli.length + page.gzip.length + address.length,
  });
  const renderings = new Map<string, Promise<SavedPage>>();
  let purges: { concerns: (path: string) => boolean; until: number }[] = [];

  function renderOnce(address: string, requestId: string): Promise<SavedPage> {
    const running = renderings.get(address);
    if (running) return running;
    const renderedAt = now();
    const wasPurged = purges.some(({ concerns, until }) => until > renderedAt && concerns(pathOf(address)));
    const rendering = render(address, requestId, !wasPurged)
      .then((page) => {
        const isCurrent = renderings.get(address) === rendering;
        if (isCurrent && cachedStatuses.includes(page.status)) pages.set(address, { page, renderedAt });
        return page;
      })
      .finally(() => {
        if (renderings.get(address) === rendering) renderings.delete(address);
      });
    renderings.set(address, rendering);
    return rendering;
  }

  return {
    async find(address: string, requestId: string): Promise<SavedPage> {
      const cached = pages.get(address);
      if (!cached) return renderOnce(address, requestId);
      const age = now() - cached.renderedAt;
      if (age <= freshMs) return cached.page;
      const rendering = renderOnce(address, requestId).catch(() => cached.page);
      return age <= staleMs ? cached.page : rendering;
    },

    purge(concerns: (path: string) => boolean): void {
      purges = [...purges.filter(({ until }) => until > now()), { concerns, until: now() + purgedMs }];
      for (const addresses of [pages, renderings])
        for (const address of [...addresses.keys()]) if (concerns(pathOf(address))) addresses.delete(address);
    },

    bytes: () => pages.calculatedSize,
  };
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? address;
