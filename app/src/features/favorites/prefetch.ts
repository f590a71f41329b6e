import { photoVariant, photoWidths } from '#contract/photos/shown-photo.ts';
import type { FavoriteLaundromat } from '#app/lib/favorite-laundromat.ts';
import { visible, type Saved } from './saved.ts';

/** Queries a laundromat's page as its route does, so that every cache on the way stores it; returns its photos. */
export type ReadPage = (slug: string) => Promise<readonly string[]>;

interface PrefetchStore {
  value(): Saved | undefined;
  change(change: (saved: Saved) => Saved): Promise<boolean>;
}

interface Task {
  key: string;
  laundromats: FavoriteLaundromat[];
  /** True for a favorite; a laundromat of a saved town gets its first photo only. */
  allPhotos: boolean;
  done: (saved: Saved, at: string) => Saved;
}

/** Returns the next saved laundromat that does not open without a network yet; favorites first. */
function nextTask(saved: Saved, tried: ReadonlySet<string>): Task | undefined {
  const favorites = visible(saved)
    .filter(({ fetchedAt }) => !fetchedAt)
    .map(({ laundromat }): Task => {
      const { id } = laundromat;
      const done = (now: Saved, fetchedAt: string): Saved => ({
        ...now,
        favorites: now.favorites.map((favorite) =>
          favorite.laundromat.id === id ? { ...favorite, fetchedAt } : favorite,
        ),
      });
      return { key: id, laundromats: [laundromat], allPhotos: true, done };
    });
  const cities = saved.cities
    .filter(({ fetchedAt }) => !fetchedAt)
    .map(({ href, savedAt, laundromats }): Task => {
      const done = (now: Saved, fetchedAt: string): Saved => ({
        ...now,
        cities: now.cities.map((city) => (city.href === href ? { ...city, fetchedAt } : city)),
      });
      return { key: `${href} ${savedAt}`, laundromats, allPhotos: false, done };
    });
  return [...favorites, ...cities].find(({ key }) => !tried.has(key));
}

/**
 * Fetches the pages and photos of favorites and saved towns one after the other. A failure waits for the next call.
 */
export function createPrefetcher(store: PrefetchStore, readPage: ReadPage) {
  let busy = false;
  const tried = new Set<string>();

  async function fetchPage({ slug, photos }: FavoriteLaundromat, allPhotos: boolean) {
    const shown = await readPage(slug);
    const card = photos.map(({ url }) => photoVariant(url, 480));
    const page = (allPhotos ? shown : shown.slice(0, 1)).map((url) => photoVariant(url, pageWidth()));
    await Promise.all([...card, ...page].map((url) => fetch(url)));
  }

  return async function prefetch(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        const saved = store.value();
        const task = saved && nextTask(saved, tried);
        if (!task) return;
        tried.add(task.key);
        try {
          for (const laundromat of task.laundromats) await fetchPage(laundromat, task.allPhotos);
        } catch {
          tried.delete(task.key);
          return;
        }
        await store.change((now) => task.done(now, new Date().toISOString()));
      }
    } finally {
      busy = false;
    }
  };
}

/** Returns the photo width that this screen will request. */
function pageWidth() {
  const pixels = Math.min(window.innerWidth, 960) * window.devicePixelRatio;
  return photoWidths.find((width) => width >= pixels) ?? 1600;
}
