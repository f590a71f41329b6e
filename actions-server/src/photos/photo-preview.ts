import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { ApiError } from '../http/api-error.ts';
import { openFile, type Storage } from '../storage/storage.ts';
import { convertPreview } from './photo-image.ts';
import { photoNameOf } from './stored-photo.ts';

const converting = pLimit(1);
const mostWaiting = 50;

/**
 * Creates and stores the JPEG of a photo for link previews. The returned function resolves to undefined for an unknown
 * photo.
 */
export function createPreviews(
  disk: Storage,
  bucket?: Storage,
): (name: string) => Promise<Buffer | undefined> {
  const running = new Map<string, Promise<Buffer | undefined>>();

  async function create(name: string): Promise<Buffer | undefined> {
    const photo = photoNameOf(`${name}.jpg`);
    const isOurs = photo === name;
    // Another width of a photo.
    if (photo !== undefined && !isOurs) return undefined;
    for (const storage of bucket && isOurs ? [disk, bucket] : [disk]) {
      const file = await openFile(storage, `${name}.webp`);
      if (!file) continue;
      const jpeg = await convertPreview(await buffer(file.content));
      if (isOurs) await storage.store(`${name}.jpg`, jpeg, 'image/jpeg');
      return jpeg;
    }
    return undefined;
  }

  return async (name) => {
    const known = running.get(name);
    if (known) return known;
    if (converting.pendingCount >= mostWaiting) throw new ApiError('unavailable');
    const next = converting(() => create(name)).finally(() => running.delete(name));
    running.set(name, next);
    return next;
  };
}
