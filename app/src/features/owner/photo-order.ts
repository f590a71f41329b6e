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

/** The photos as they are wanted here, without those the server no longer has and with those it has added. */
export function withArrivals<Photo extends Ordered>(
  wanted: readonly Photo[],
  stored: readonly Photo[],
): Photo[] {
  const present = new Set(stored.map(({ id }) => id));
  const known = new Set(wanted.map(({ id }) => id));
  return [...wanted.filter(({ id }) => present.has(id)), ...stored.filter(({ id }) => !known.has(id))];
}

/** Tells whether both have the same photos in the same order. */
export function sameOrder(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => other[index]?.id === id);
}
