import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Storage } from '../storage/storage.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { PhotoVersion } from './photo-image.ts';
import { photoFileName, photoFileNames, photoUrl } from './stored-photo.ts';

export interface PhotoServices {
  db: Database;
  storage: Storage;
  logger: Logger;
}

export interface ConvertedPhoto {
  name: string;
  versions: PhotoVersion[];
}

/** Stores the files of photos, then their rows by `insert`. Deletes the files again where none of the rows is stored. */
export async function storePhotos<Stored>(
  { storage, logger }: Omit<PhotoServices, 'db'>,
  photos: ConvertedPhoto[],
  insert: (discard: () => Promise<void>) => Promise<Stored>,
): Promise<Stored> {
  const discard = async () => {
    const names = photos.flatMap(({ name }) => photoFileNames(photoUrl(name)));
    const results = await Promise.allSettled(names.map((name) => storage.remove(name)));
    const failed = results.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) logger.warn({ failed }, 'photo files could not be deleted');
  };
  try {
    for (const { name, versions } of photos) {
      for (const version of versions) {
        await storage.store(photoFileName(name, version), version.content, `image/${version.format}`);
      }
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return insert(discard).catch(async (error: unknown) => {
    // Only after a refusal is it certain that there are no rows; otherwise the files must stay.
    if (error instanceof ApiError) await discard();
    throw error;
  });
}
