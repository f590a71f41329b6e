import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { storedSignal } from '#app/lib/listeners.ts';
import { isPhotoStored, type SavedPage } from '#app/offline/reading/readable-offline.ts';
import { photoVariant, photoWidths } from '#contract/photos/shown-photo.ts';

/**
 * Sends the query of a laundromat's page as its route does, so that every cache on the way stores the answer; returns
 * the photos of the page.
 */
export type ReadPage = (slug: string) => Promise<readonly string[]>;

/**
 * Fetches what the given pages still lack on this device, one page after the other, each once per visit. After a
 * failure it stops; the next call continues.
 */
export function createPrefetcher(
  pages: () => Promise<readonly SavedPage[]>,
  readPage: ReadPage,
  readSearch: (args: SearchArguments) => Promise<unknown>,
) {
  let busy = false;
  const tried = new Set<string>();

  async function fetchMissing({ slugs, photos, search }: SavedPage) {
    if (search) await readSearch(search);
    for (const slug of slugs) {
      const shown = await readPage(slug);
      const needed = photos === 'all' ? shown : photos ? shown.slice(0, 1) : [];
      for (const url of needed) {
        if (!(await isPhotoStored(url))) await fetch(photoVariant(url, pageWidth()));
      }
    }
    storedSignal.notify();
  }

  return async function prefetch(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        const page = (await pages()).find((each) => !tried.has(JSON.stringify(each)));
        if (!page) return;
        await fetchMissing(page);
        tried.add(JSON.stringify(page));
      }
    } catch {
      // Ends when the connection or the server is gone; the next call continues.
    } finally {
      busy = false;
    }
  };
}

function pageWidth() {
  const pixels = Math.min(window.innerWidth, 960) * window.devicePixelRatio;
  return photoWidths.find((width) => width >= pixels) ?? 1600;
}
