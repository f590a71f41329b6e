import { photoMaxBytes, photoTypes } from '#contract/laundromat/laundromat.ts';
import {
  photoLimitMessage,
  photoLimitTitle,
  photoSizeMessage,
  photoTypeMessage,
} from '#contract/photos/photos.ts';

/** A photo saved on the device. It is sent with its id, so that the server stores it only once. */
export interface ChosenPhoto {
  id: string;
  name: string;
  file: Blob;
}

interface Refusal {
  title: string;
  description: string;
}

export const photoTypeNames = 'JPG, PNG ou WebP';

/** Adds the accepted files and returns the first problem with the others. */
export function withFiles(
  photos: readonly ChosenPhoto[],
  files: readonly File[],
  { cap, newId }: { cap: number; newId: () => string },
): { photos: ChosenPhoto[]; refusal?: Refusal } {
  const wrong = files.map((file) => ({ file, reason: reasonAgainst(file) })).filter(({ reason }) => reason);
  const usable = files.filter((file) => !reasonAgainst(file));
  const room = Math.max(0, cap - photos.length);
  const added = usable.slice(0, room).map((file) => ({ id: newId(), name: file.name, file }));
  const [first] = wrong;
  const refusal: Refusal | undefined =
    usable.length > room
      ? limitRefusal(cap)
      : first && {
          title: wrong.length > 1 ? `${wrong.length} photos refusées` : 'Photo refusée',
          description: `«\u00a0${first.file.name}\u00a0»\u00a0: ${first.reason}`,
        };
  return { photos: [...photos, ...added], refusal };
}

export function limitRefusal(cap: number): Refusal {
  return { title: photoLimitTitle, description: photoLimitMessage(cap) };
}

/** Moves a photo one position to the front (-1) or the back (+1). */
export function withMoved(photos: readonly ChosenPhoto[], index: number, by: -1 | 1): ChosenPhoto[] {
  const photo = photos[index];
  const target = index + by;
  if (!photo || target < 0 || target >= photos.length) return [...photos];
  return photos.toSpliced(index, 1).toSpliced(target, 0, photo);
}

function reasonAgainst(file: File): string | undefined {
  if (!(photoTypes as readonly string[]).includes(file.type)) return photoTypeMessage;
  return file.size > photoMaxBytes ? photoSizeMessage : undefined;
}
