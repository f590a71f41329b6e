import type { Coordinates } from '#contract/laundromat/coordinates.ts';

export function createPointIndex<Point extends Coordinates>(cellDegrees: number) {
  const cells = new Map<string, Point[]>();
  const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees);
  const keyOf = ({ latitude, longitude }: Coordinates) => `${cellOf(latitude)} ${cellOf(longitude)}`;
  return {
    add(point: Point): void {
      const key = keyOf(point);
      const cell = cells.get(key);
      if (cell) cell.push(point);
      else cells.set(key, [point]);
    },
    remove(point: Point): void {
      const key = keyOf(point);
      cells.set(
        key,
        (cells.get(key) ?? []).filter((other) => other !== point),
      );
    },
    cells: () => cells.values(),
    around({ latitude, longitude }: Coordinates): Point[] {
      const found: Point[] = [];
      for (let row = -1; row <= 1; row += 1)
        for (let column = -1; column <= 1; column += 1)
          found.push(...(cells.get(`${cellOf(latitude) + row} ${cellOf(longitude) + column}`) ?? []));
      return found;
    },
  };
}
