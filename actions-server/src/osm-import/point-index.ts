import type { Coordinates } from '#contract/laundromat/coordinates.ts';

/** Points by cells of a grid, so that the neighbours of a point are few. */
export function createPointIndex<Point extends Coordinates>(cellDegrees: number) {
  const cells = new Map<string, Point[]>();
  const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees);
  return {
    add(point: Point): void {
      const key = `${cellOf(point.latitude)} ${cellOf(point.longitude)}`;
      const cell = cells.get(key);
      if (cell) cell.push(point);
      else cells.set(key, [point]);
    },
    /** Returns the points of the cell and of its eight neighbours. */
    around({ latitude, longitude }: Coordinates): Point[] {
      const found: Point[] = [];
      for (let row = -1; row <= 1; row += 1)
        for (let column = -1; column <= 1; column += 1)
          found.push(...(cells.get(`${cellOf(latitude) + row} ${cellOf(longitude) + column}`) ?? []));
      return found;
    },
  };
}
