import { useEffect, useState } from 'react';
import { Client } from 'urql';
import type { CacheStorage } from '#app/graphql/cache/cache-storage.ts';
import { createCacheOfNextVisit, storageOf } from '#app/graphql/cache/cache.ts';
import { laundromatQuery, newestReviews } from '#app/graphql/laundromats/laundromat-query.ts';
import { type SearchArguments, searchLaundromatsQuery } from '#app/graphql/laundromats/laundromat-summary.ts';
import { serviceWorkers } from '#app/lib/device/service-workers.ts';
import { storedSignal } from '#app/lib/listeners.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { photoVariant, photoWidths } from '#contract/photos/shown-photo.ts';

/** A page that should open without a network. */
export interface SavedPage {
  key: string;
  /** The laundromats whose data it needs. */
  slugs: readonly string[];
  photos?: 'first' | 'all';
  search?: SearchArguments;
}

const pauseMs = 1_000;

/** Returns the keys of the pages that the next visit can show without a network: app, data and photos are stored. */
export async function readableOffline(
  pages: readonly SavedPage[],
  storage: CacheStorage | undefined,
): Promise<ReadonlySet<string>> {
  const readable = new Set<string>();
  if (!storage || pages.length === 0 || !(await isAppStored())) return readable;
  const client = await clientOfNextVisit(storage);
  const photosOf = (slug: string) =>
    client.readQuery(laundromatQuery, { slug, reviews: newestReviews })?.data?.laundromats[0]?.photos;
  const isFound = (args: SearchArguments) =>
    Boolean(client.readQuery(searchLaundromatsQuery, { args })?.data);

  for (const { key, slugs, photos, search } of pages) {
    const shown = slugs.map(photosOf);
    if (shown.includes(undefined) || (search && !isFound(search))) continue;
    const needed = shown.flatMap((page) => page!.slice(0, photos === 'all' ? undefined : photos ? 1 : 0));
    if ((await Promise.all(needed.map(({ url }) => isPhotoStored(url)))).every(Boolean)) readable.add(key);
  }
  return readable;
}

/** Returns a client that reads only what the next visit will find on this device. */
export async function clientOfNextVisit(storage: CacheStorage): Promise<Client> {
  return new Client({
    url: '',
    preferGetMethod: false,
    exchanges: [await createCacheOfNextVisit(storage)],
    requestPolicy: 'cache-only',
  });
}

/** Returns the keys of these pages that can be read offline; looks again when data has been stored. */
export function useReadableOffline(pages: readonly SavedPage[] | undefined): ReadonlySet<string> | undefined {
  const session = useSession();
  const { status } = useSessionState();
  const [readable, setReadable] = useState<ReadonlySet<string>>();
  const wanted = pages && JSON.stringify(pages);
  useEffect(() => {
    if (wanted === undefined) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await readableOffline(
        JSON.parse(wanted) as SavedPage[],
        storageOf(session.identity() ?? undefined),
      );
      if (current) setReadable(found);
    };
    const lookLater = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void look();
      }, pauseMs);
    };
    void look();
    void serviceWorkers()?.ready.then(lookLater, () => undefined);
    const stop = storedSignal.subscribe(lookLater);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [wanted, session, status]);
  return readable;
}

async function isAppStored(): Promise<boolean> {
  const registration = await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  return Boolean(registration?.active);
}

/** Tells whether a photo of a favorite is stored, in any width. */
export async function isPhotoStored(url: string): Promise<boolean> {
  try {
    const stored = await Promise.all(
      photoWidths.map((width) =>
        caches.match(photoVariant(url, width), { cacheName: 'lavoir-saved-photos' }),
      ),
    );
    return stored.some((photo) => photo?.headers.get('Content-Type')?.startsWith('image/'));
  } catch {
    return false;
  }
}
