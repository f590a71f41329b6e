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

/** Returns the photos with one of them moved to a position. */
export function withPhotoAt<Photo extends { id: string }>(
  photos: readonly Photo[],
  id: string,
  position: number,
): Photo[] {
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  if (!photo) return [...photos];
  return photos.toSpliced(index, 1).toSpliced(Math.max(position, 0), 0, photo);
}
