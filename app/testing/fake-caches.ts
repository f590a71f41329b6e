import { vi } from 'vitest';

const origin = 'https://lavoir.test';
const addressOf = (request: string) => new URL(request, origin).href;

/** Caches in memory instead of those of a browser, and a `window` at an address. Returns what each cache holds. */
export function fakeCaches({ full = () => false }: { full?: () => boolean } = {}) {
  const stored = new Map<string, Map<string, Response>>();
  const refuseFull = () => {
    if (full()) throw new DOMException('The device is full.', 'QuotaExceededError');
  };
  const cacheOf = (entries: Map<string, Response>) => ({
    match: (request: string) => Promise.resolve(entries.get(addressOf(request))?.clone()),
    async put(request: string, response: Response) {
      const body = await response.blob();
      refuseFull();
      entries.set(addressOf(request), new Response(body, { headers: response.headers }));
    },
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
  });
  const caches = {
    open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return Promise.resolve(cacheOf(entries));
    },
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match(request: string, options?: { cacheName: string }) {
      const named = options ? [stored.get(options.cacheName)] : [...stored.values()];
      const found = named.find((entries) => entries?.has(addressOf(request)));
      return Promise.resolve(found?.get(addressOf(request))?.clone());
    },
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { location: { origin }, caches });
  return stored;
}
