import type { WorkboxPlugin } from 'workbox-core';
import { photoVariant, type PhotoWidth } from '#contract/photos/shown-photo.ts';

/** Paths that the server answers; the app shell must not answer them. */
const servers = /^\/(api|v1|photos|webhooks|healthz|__sandbox)(\/|$)/;

export function isPage({ pathname }: URL): boolean {
  return !servers.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}

/** Most scripts, styles and fonts of the app are precached and do not come here. */
export function isPart(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/');
}

export function isPhoto(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/photos/');
}

/**
 * The content type that a response must have, by file extension. A path of the app without an extension is a page.
 */
const contentTypes: Record<string, RegExp> = {
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
  woff2: /^(font\/|application\/(x-)?font|application\/octet-stream)/i,
  svg: /^image\/svg\b/i,
  webp: /^image\//i,
  html: /^text\/html\b/i,
};
const notHtml = /^(?!text\/html\b)/i;

export async function isUsable(url: string, response: Response): Promise<boolean> {
  const ending = /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'html';
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !(contentTypes[ending] ?? notHtml).test(type)) return false;
  return ending !== 'html' || (await response.clone().text()).includes('id="root"');
}

async function refetched(request: Request, response: Response, signal?: AbortSignal): Promise<Response> {
  if (response.status !== 200 || (await isUsable(request.url, response))) return response;
  return fetch(request, { signal, cache: 'reload' });
}

async function fetched(request: Request, { signal }: AbortController): Promise<Response> {
  const response = await refetched(request, await fetch(request, { signal }), signal);
  if (response.status === 200 && !(await isUsable(request.url, response))) {
    throw new TypeError(`Failed to fetch ${request.url}: the answer is something else.`);
  }
  return response;
}

/** Refuses responses of the wrong type for the precache: the installation then fails and the browser tries again later. */
export const usableOnly: WorkboxPlugin = {
  fetchDidSucceed: ({ request, response }) => refetched(request, response),
  cacheWillUpdate: async ({ request, response }) =>
    (await isUsable(request.url, response)) ? response : null,
};

/** Returns the paths of the same photo in other widths, best first. Without a network any width is better than none. */
export function otherWidths(pathname: string): string[] {
  const whole = pathname.replace(/-\d+\.webp$/, '.webp');
  const widths: PhotoWidth[] = [960, 1600, 480];
  return widths.map((width) => photoVariant(whole, width)).filter((path) => path !== pathname);
}

/** The space that photos may use: photos shown in passing, and photos of favorites, which are evicted later. */
export const photoCaps = { count: 300, bytes: 40_000_000 };
const savedPhotoCaps = { count: 2_000, bytes: 250_000_000 };
const partCaps = { count: 60, bytes: 3_000_000 };

/** Returns the oldest photos that must go for the others to fit. */
export function surplus<Photo extends { bytes: number }>(
  photos: readonly Photo[],
  caps: typeof photoCaps,
): Photo[] {
  let count = photos.length;
  let bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0);
  return photos.filter((photo) => {
    if (count <= caps.count && bytes <= caps.bytes) return false;
    count -= 1;
    bytes -= photo.bytes;
    return true;
  });
}

const shown = { cache: 'lavoir-photos', caps: photoCaps };
const saved = { cache: 'lavoir-saved-photos', caps: savedPhotoCaps };
const parts = { cache: 'lavoir-parts', caps: partCaps };
type PhotoCache = typeof shown;
type KeepAlive = (work: Promise<void>) => void;

let tidying = Promise.resolve();
let fetching = new AbortController();

export function abortRequests(): void {
  fetching.abort();
  fetching = new AbortController();
}

export async function part(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const response = await fetched(request, fetching);
  if (response.status === 200) keepAlive(save(parts, request.url, response.clone()));
  return response;
}

/**
 * Returns a photo from the cache, else from the network, and caches it; offline, in another width. `keepAlive` receives
 * work that outlasts the response.
 */
export async function photo(url: URL, request: Request, keepAlive: KeepAlive): Promise<Response> {
  const target = request.destination === 'image' ? shown : saved;
  const cached = await caches.match(request.url);
  if (cached) {
    if (target === saved) await save(saved, request.url, cached.clone());
    return cached;
  }
  try {
    const response = await fetched(request, fetching);
    if (response.status === 200) {
      const saving = save(target, request.url, response.clone());
      keepAlive(saving);
      // The page shows that a favorite's photo is saved when it gets the response.
      if (target === saved) await saving;
    }
    return response;
  } catch (error) {
    for (const path of otherWidths(url.pathname)) {
      const other = await caches.match(new URL(path, url).href);
      if (other) return other;
    }
    throw error;
  }
}

async function save({ cache: name, caps }: PhotoCache, url: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    if (await cache.match(url)) return;
    await cache.put(url, response);
    tidying = tidying.then(() => tidy(cache, caps));
    await tidying;
  } catch (error) {
    // Photos shown in passing make room when the device is full. A response that broke off evicts nothing.
    if ((error as Error).name === 'QuotaExceededError') await caches.delete(shown.cache);
  }
}

async function tidy(cache: Cache, caps: typeof photoCaps): Promise<void> {
  const photos = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const bytes = Number(response?.headers.get('Content-Length')) || (await response?.blob())?.size;
      return { request, bytes: bytes ?? 0 };
    }),
  );
  for (const { request } of surplus(photos, caps)) await cache.delete(request);
}
