interface Ordered {
  id: string;
  isPrimary: boolean;
}

/** The same photos with one of them at another place, counted from 0; a place beyond the ends is the nearest end. */
export function withPhotoAt<Photo extends Ordered>(
  photos: readonly Photo[],
  id: string,
  place: number,
): Photo[] {
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  if (!photo) return [...photos];
  return photos.toSpliced(index, 1).toSpliced(Math.max(place, 0), 0, photo);
}

/** The same photos with another main one. */
export function withPrimary<Photo extends Ordered>(photos: readonly Photo[], id: string): Photo[] {
  return photos.map((photo) => ({ ...photo, isPrimary: photo.id === id }));
}

/** Photos in view first, those about to be deleted last: every change has to name them all. */
export function withoutLeaving<Photo extends Ordered>(
  photos: readonly Photo[],
  leaving: string | null,
): { shown: Photo[]; all: Photo[] } {
  const shown = photos.filter(({ id }) => id !== leaving);
  return { shown, all: [...shown, ...photos.filter(({ id }) => id === leaving)] };
}

/** Whether both show the same photos in the same order. */
export function sameOrder(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => other[index]?.id === id);
}
