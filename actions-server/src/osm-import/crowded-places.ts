import type { SourceObject } from './source-object.ts';

/** A cell of about one square kilometre. In Paris the densest has fewer than ten laundries. */
const cellDegrees = 0.01;
const mostPerCell = 100;

/** Separates the objects of places that have more laundries than a town can have: damaged data, or vandalism. */
export function withoutCrowds(objects: readonly SourceObject[]) {
  const cellOf = ({ latitude, longitude }: SourceObject) =>
    `${Math.floor(latitude / cellDegrees)} ${Math.floor(longitude / cellDegrees)}`;
  const cells = new Map<string, SourceObject[]>();
  for (const object of objects) {
    const cell = cells.get(cellOf(object));
    if (cell) cell.push(object);
    else cells.set(cellOf(object), [object]);
  }
  const plausible: SourceObject[] = [];
  const crowded: SourceObject[] = [];
  for (const cell of cells.values()) (cell.length > mostPerCell ? crowded : plausible).push(...cell);
  return { plausible, crowded };
}
