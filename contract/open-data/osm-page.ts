const mappedTypes = ['node', 'way', 'relation'];

/** Returns the page of an object at OpenStreetMap. An object of a derived data set has none. */
export const osmPageOf = ({ type, id }: { type: string; id: string }) =>
  mappedTypes.includes(type) ? `https://www.openstreetmap.org/${type}/${id}` : undefined;
