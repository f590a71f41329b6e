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
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request, { signal: fetching.signal });
  if (response.status === 200) keepAlive(keep(parts, request.url, response.clone()));
  return response;
}

/**
 * A photo from this device, else from the network, which is kept; without a network the same photo in another width.
 * `keepAlive` is told of work that outlasts the answer.
 */
export async function photo(url: URL, request: Request, keepAlive: KeepAlive): Promise<Response> {
  const shelf = request.destination === 'image' ? shown : saved;
  const kept = await caches.match(request.url);
  if (kept) {
    if (shelf === saved) keepAlive(keep(saved, request.url, kept.clone()));
    return kept;
  }
  try {
    const response = await fetch(request, { signal: fetching.signal });
    if (response.status === 200) keepAlive(keep(shelf, request.url, response.clone()));
    return response;
  } catch (error) {
    for (const path of otherWidths(url.pathname)) {
      const other = await caches.match(path);
      if (other) return other;
    }
    throw error;
  }
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
