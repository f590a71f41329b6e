import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import { ApiFailure, reasonOf } from '#app/lib/requests/api-failure.ts';
import { photoIdField, photosField } from '#contract/photos/photos.ts';

interface UploadParts {
  read: () => Promise<ChosenPhoto[]>;
  remove: (photoId: string) => Promise<void>;
  send: (form: FormData) => Promise<unknown>;
  onProgress: (progress: UploadProgress) => void;
}

export interface UploadProgress {
  done: number;
  total: number;
}

export interface UploadResult {
  refused: { name: string; reason: string }[];
  interrupted?: string;
}

const unknownReason = 'Une erreur est survenue.';

/**
 * Sends photos one after the other and deletes each that the server has stored. The server stores each id once, so a
 * repetition neither loses nor duplicates a photo.
 */
export async function uploadPhotos(parts: UploadParts): Promise<UploadResult> {
  const photos = await parts.read();
  const refused: UploadResult['refused'] = [];
  for (const [index, photo] of photos.entries()) {
    parts.onProgress({ done: index, total: photos.length });
    try {
      const form = new FormData();
      form.append(photoIdField, photo.id);
      form.append(photosField, photo.file, photo.name);
      await parts.send(form);
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !isFinal(failure)) {
        return { refused, interrupted: reasonOf(failure) ?? unknownReason };
      }
      refused.push({ name: photo.name, reason: reasonOf(failure) ?? unknownReason });
    }
    await parts.remove(photo.id);
  }
  parts.onProgress({ done: photos.length, total: photos.length });
  return { refused };
}

/** Returns true when a retry would be refused again. 409: another tab is sending the same photo. */
function isFinal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && ![401, 404, 408, 409, 429].includes(status);
}
