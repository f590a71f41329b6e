import { del, entries, get, set, update } from 'idb-keyval';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';

interface SavedPhotos {
  savedAt: number;
  photos: ChosenPhoto[];
}

const longestMs = 30 * 24 * 60 * 60 * 1000;
const store = openDeviceStore('lavoir-submission-photos');

export async function readPhotos(submissionId: string): Promise<ChosenPhoto[]> {
  const saved = await get<SavedPhotos>(submissionId, store).catch(() => undefined);
  return saved?.photos ?? [];
}

export async function savedPhotoCounts(): Promise<Map<string, number>> {
  const saved = await entries<string, SavedPhotos>(store).catch(() => []);
  return new Map(saved.map(([submissionId, { photos }]) => [submissionId, photos.length]));
}

export async function savePhotos(submissionId: string, photos: ChosenPhoto[]): Promise<boolean> {
  try {
    if (photos.length === 0) await del(submissionId, store);
    else await set(submissionId, { savedAt: Date.now(), photos } satisfies SavedPhotos, store);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a photo that the server has stored. Another tab may change the others at the same time. */
export async function deletePhoto(submissionId: string, photoId: string): Promise<void> {
  await update<SavedPhotos>(
    submissionId,
    (saved) => ({
      savedAt: saved?.savedAt ?? Date.now(),
      photos: (saved?.photos ?? []).filter(({ id }) => id !== photoId),
    }),
    store,
  ).catch(() => undefined);
}

export async function deletePhotos(submissionId: string): Promise<void> {
  await del(submissionId, store).catch(() => undefined);
}

export async function deleteOldPhotos(): Promise<void> {
  const saved = await entries<string, SavedPhotos>(store).catch(() => []);
  for (const [submissionId, { savedAt }] of saved) {
    if (Date.now() - savedAt > longestMs) await deletePhotos(submissionId);
  }
}
