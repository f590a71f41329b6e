import type { WorkboxPlugin } from 'workbox-core';
import { photoVariant, photoWidths } from '#contract/shown-photo.ts';

/** Paths that a server answers itself: the app's shell must never stand in for them. */
const servers = /^\/(api|v1|photos|webhooks|healthz|__sandbox)(\/|$)/;

/** Whether a navigation to this address is a page of the app, which the precached shell can show. */
export function isPage({ pathname }: URL): boolean {
  return !servers.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}

/** Whether this is a part of the app, whose name changes with its content; most are precached and never come here. */
export function isPart(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/');
}

/** Whether this is a stored photo, whose content never changes under its address. */
export function isPhoto(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/photos/');
}

/** The content type that an answer must have, by the ending of its path; a path of the app without one is a page. */
const contentTypes: Record<string, RegExp> = {
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
  woff2: /^(font\/|application\/(x-)?font|application\/octet-stream)/i,
  svg: /^image\/svg\b/i,
  webp: /^image\//i,
  html: /^text\/html\b/i,
};
const notHtml = /^(?!text\/html\b)/i;

/**
 * Tells whether a success is what its address stands for. The sign-in page of a hotel answers 200 to everything, a script, a
 * photo and our own page included.
 */
export async function isUsable(url: string, response: Response): Promise<boolean> {
  const ending = /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'html';
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !(contentTypes[ending] ?? notHtml).test(type)) return false;
  return ending !== 'html' || (await response.clone().text()).includes('id="root"');
}

/** The answer, or a new one where that is something else: the browser's own cache may hold it. */
async function refetched(request: Request, response: Response, signal?: AbortSignal): Promise<Response> {
  if (response.status !== 200 || (await isUsable(request.url, response))) return response;
  return fetch(request, { signal, cache: 'reload' });
}

/** An answer of the network; something else than what was asked for is none. */
async function fetched(request: Request, { signal }: AbortController): Promise<Response> {
  const response = await refetched(request, await fetch(request, { signal }), signal);
  if (response.status === 200 && !(await isUsable(request.url, response))) {
    throw new TypeError(`Failed to fetch ${request.url}: the answer is something else.`);
  }
  return response;
}

/**
 * Keeps something else than what was asked for out of the precache: an installation that gets it fails and is tried
 * again later. What an earlier release kept counts as missing, so that the installation fetches it anew.
 */
export const usableOnly: WorkboxPlugin = {
  fetchDidSucceed: ({ request, response }) => refetched(request, response),
  cacheWillUpdate: async ({ request, response }) =>
    (await isUsable(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isUsable(request.url, cachedResponse)) ? cachedResponse : null,
};

/** The same photo in other widths, best first: better a smaller picture than none. */
export function otherWidths(pathname: string): string[] {
  const whole = pathname.replace(/-\d+\.webp$/, '.webp');
  return [960, 1600, 480]
    .filter((width): width is (typeof photoWidths)[number] => photoWidths.includes(width as never))
    .map((width) => photoVariant(whole, width))
    .filter((path) => path !== pathname);
}

/** What photos may take of the device: those seen in passing, and those of saved laundromats, which outlive them. */
export const photoCaps = { count: 300, bytes: 40_000_000 };
export const savedPhotoCaps = { count: 2_000, bytes: 250_000_000 };
const partCaps = { count: 60, bytes: 3_000_000 };

/** Which of the stored photos, oldest first, have to go so that the rest fits. */
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

/** Photos that pages have shown, and those that the app fetched itself because their laundromat was saved. */
const shown = { cache: 'lavoir-photos', caps: photoCaps };
const saved = { cache: 'lavoir-saved-photos', caps: savedPhotoCaps };
/** Parts of the app that are not precached. */
const parts = { cache: 'lavoir-parts', caps: partCaps };
type Shelf = typeof shown;
type KeepAlive = (work: Promise<void>) => void;

let tidying = Promise.resolve();
let fetching = new AbortController();

/** Gives up every answer that has not come, so that the next release can take over. */
export function letGo(): void {
  fetching.abort();
  fetching = new AbortController();
}

/** A part of the app from this device, else from the network, and then kept. */
export async function part(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const kept = await stored(request.url);
  if (kept) return kept;
  const response = await fetched(request, fetching);
  if (response.status === 200) keepAlive(keep(parts, request.url, response.clone()));
  return response;
}

/**
 * A photo from this device, else from the network, which is kept; without a network the same photo in another width.
 * `keepAlive` is told of work that outlasts the answer.
 */
export async function photo(url: URL, request: Request, keepAlive: KeepAlive): Promise<Response> {
  const shelf = request.destination === 'image' ? shown : saved;
  const kept = await stored(request.url);
  if (kept) {
    if (shelf === saved) keepAlive(keep(saved, request.url, kept.clone()));
    return kept;
  }
  try {
    const response = await fetched(request, fetching);
    if (response.status === 200) keepAlive(keep(shelf, request.url, response.clone()));
    return response;
  } catch (error) {
    for (const path of otherWidths(url.pathname)) {
      const other = await stored(new URL(path, url).href);
      if (other) return other;
    }
    throw error;
  }
}

/** Returns the cached answer for an address. One of the wrong type, cached by an earlier release, is evicted. */
async function stored(url: string): Promise<Response | undefined> {
  const response = await caches.match(url);
  if (!response || (await isUsable(url, response))) return response;
  for (const { cache } of [shown, saved, parts]) await (await caches.open(cache)).delete(url);
  return undefined;
}

async function keep({ cache: name, caps }: Shelf, url: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    if (await cache.match(url)) return;
    await cache.put(url, response);
    tidying = tidying.then(() => tidy(cache, caps));
    await tidying;
  } catch (error) {
    // The device is full: what was only seen in passing makes room. An answer that broke off is no reason.
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
