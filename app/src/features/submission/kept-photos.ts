import { del, entries, get, set, update } from 'idb-keyval';
import { openDeviceStore } from '#app/lib/device-store.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

/** The photos of one submission, under its id. */
interface KeptPhotos {
  keptAt: number;
  photos: ChosenPhoto[];
}

const longestMs = 30 * 24 * 60 * 60 * 1000;
const store = openDeviceStore('lavoir-submission-photos');

/** The photos that wait for their laundromat to exist; none where the browser keeps no files. */
export async function readPhotos(submissionId: string): Promise<ChosenPhoto[]> {
  const kept = await get<KeptPhotos>(submissionId, store).catch(() => undefined);
  return kept?.photos ?? [];
}

/** False when the browser has no room for them or forbids it. */
export async function keepPhotos(submissionId: string, photos: ChosenPhoto[]): Promise<boolean> {
  try {
    if (photos.length === 0) await del(submissionId, store);
    else await set(submissionId, { keptAt: Date.now(), photos } satisfies KeptPhotos, store);
    return true;
  } catch {
    return false;
  }
}

/** Takes away the one that the server has, whatever another tab does at the same time. */
export async function forgetPhoto(submissionId: string, photoId: string): Promise<void> {
  await update<KeptPhotos>(
    submissionId,
    (kept) => ({
      keptAt: kept?.keptAt ?? Date.now(),
      photos: (kept?.photos ?? []).filter(({ id }) => id !== photoId),
    }),
    store,
  ).catch(() => undefined);
}

export async function forgetPhotos(submissionId: string): Promise<void> {
  await del(submissionId, store).catch(() => undefined);
}

/** Frees the room of submissions that nobody came back to. */
export async function forgetOldPhotos(): Promise<void> {
  const kept = await entries<string, KeptPhotos>(store).catch(() => []);
  for (const [submissionId, { keptAt }] of kept) {
    if (Date.now() - keptAt > longestMs) await forgetPhotos(submissionId);
  }
}
