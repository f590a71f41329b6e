interface Ordered {
  id: string;
  isPrimary: boolean;
}

export function withPrimary<Photo extends Ordered>(photos: readonly Photo[], id: string): Photo[] {
  return photos.map((photo) => ({ ...photo, isPrimary: photo.id === id }));
}

/** Keeps the order chosen here, without photos that the server has deleted and with those that it has added. */
export function withArrivals<Photo extends Ordered>(
  chosen: readonly Photo[],
  stored: readonly Photo[],
): Photo[] {
  const present = new Set(stored.map(({ id }) => id));
  const known = new Set(chosen.map(({ id }) => id));
  return [...chosen.filter(({ id }) => present.has(id)), ...stored.filter(({ id }) => !known.has(id))];
}

/** Returns the order to send. Another tab may have changed what did not change here, so only changes are in it. */
export function arrangedPhotos<Photo extends Ordered & { alt: string | null }>(
  chosen: readonly Photo[],
  stored: readonly Photo[],
) {
  return chosen.map(({ id, alt, isPrimary }) => {
    const before = stored.find((photo) => photo.id === id);
    return { id, ...(alt !== before?.alt && { alt }), ...(isPrimary && !before?.isPrimary && { isPrimary }) };
  });
}

export function sameOrder(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => other[index]?.id === id);
}
