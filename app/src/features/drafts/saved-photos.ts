import { del, entries, get, set, update } from 'idb-keyval';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';

interface SavedPhotos {
  savedAt: number;
  photos: ChosenPhoto[];
}

const longestMs = 30 * 24 * 60 * 60 * 1000;
const store = openDeviceStore('lavoir-submission-photos');
/** Photos that the browser refuses to store. They can be sent as long as the page is open. */
const unstored = new Map<string, ChosenPhoto[]>();

export async function readPhotos(submissionId: string): Promise<ChosenPhoto[]> {
  const saved = await get<SavedPhotos>(submissionId, store).catch(() => undefined);
  return unstored.get(submissionId) ?? saved?.photos ?? [];
}

export async function savedPhotoCounts(): Promise<Map<string, number>> {
  const saved = await entries<string, SavedPhotos>(store).catch(() => []);
  return new Map(saved.map(([submissionId, { photos }]) => [submissionId, photos.length]));
}

export async function savePhotos(submissionId: string, photos: ChosenPhoto[]): Promise<boolean> {
  try {
    if (photos.length === 0) await del(submissionId, store);
    else await set(submissionId, { savedAt: Date.now(), photos } satisfies SavedPhotos, store);
    unstored.delete(submissionId);
    return true;
  } catch {
    unstored.set(submissionId, photos);
    return false;
  }
}

/** Deletes a photo that the server has stored. Another tab may change the others at the same time. */
export async function deletePhoto(submissionId: string, photoId: string): Promise<void> {
  const others = (photos: ChosenPhoto[] = []) => photos.filter(({ id }) => id !== photoId);
  if (unstored.has(submissionId)) unstored.set(submissionId, others(unstored.get(submissionId)));
  await update<SavedPhotos>(
    submissionId,
    (saved) => ({ savedAt: saved?.savedAt ?? Date.now(), photos: others(saved?.photos) }),
    store,
  ).catch(() => undefined);
}

export async function deletePhotos(submissionId: string): Promise<void> {
  unstored.delete(submissionId);
  await del(submissionId, store).catch(() => undefined);
}

export async function deleteOldPhotos(): Promise<void> {
  const saved = await entries<string, SavedPhotos>(store).catch(() => []);
  for (const [submissionId, { savedAt }] of saved) {
    if (Date.now() - savedAt > longestMs) await deletePhotos(submissionId);
  }
}
