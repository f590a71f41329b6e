import { photoLimitMessage, photoLimitTitle } from '#contract/photos/photos.ts';
import type { smallerPhotos } from './smaller-photo.ts';

export interface ChosenPhoto {
  id: string;
  name: string;
  file: Blob;
}

export interface PhotoRefusal {
  title: string;
  description: string;
}

export function withFiles(
  photos: readonly ChosenPhoto[],
  { photos: usable, refused, hasMore }: Awaited<ReturnType<typeof smallerPhotos>>,
  { cap, limit, newId }: { cap: number; limit: PhotoRefusal; newId: () => string },
): { photos: ChosenPhoto[]; refusal?: PhotoRefusal } {
  const room = Math.max(0, cap - photos.length);
  const added = usable.slice(0, room).map((file) => ({ id: newId(), name: file.name, file }));
  const [first] = refused;
  const refusal: PhotoRefusal | undefined =
    hasMore || usable.length > room
      ? limit
      : first && {
          title: refused.length > 1 ? `${refused.length} photos refusées` : 'Photo refusée',
          description: `«\u00a0${first.name}\u00a0»\u00a0: ${first.reason}`,
        };
  return { photos: [...photos, ...added], refusal };
}

export function limitRefusal(cap: number): PhotoRefusal {
  return { title: photoLimitTitle, description: photoLimitMessage(cap) };
}

export function withMoved(photos: readonly ChosenPhoto[], index: number, by: -1 | 1): ChosenPhoto[] {
  const photo = photos[index];
  const target = index + by;
  if (!photo || target < 0 || target >= photos.length) return [...photos];
  return photos.toSpliced(index, 1).toSpliced(target, 0, photo);
}
