import type { Coordinates } from '#contract/laundromat/coordinates.ts';

export const tileSize = 256;

export interface PlacedTile {
  x: number;
  y: number;
  /** Offset of its top left corner from the point, in pixels. */
  left: number;
  top: number;
}

/** Returns the tiles of a map of this size in pixels with the point in its middle, in Web Mercator. */
export function tilesAround(
  { latitude, longitude }: Coordinates,
  zoom: number,
  { width, height }: { width: number; height: number },
): PlacedTile[] {
  const tiles = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const across = ((longitude + 180) / 360) * tiles;
  const down = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles;
  return range(down, height)
    .filter((y) => y >= 0 && y < tiles)
    .flatMap((y) =>
      range(across, width).map((x) => ({
        x: (x + tiles) % tiles,
        y,
        left: Math.round((x - across) * tileSize),
        top: Math.round((y - down) * tileSize),
      })),
    );
}

function range(middle: number, pixels: number): number[] {
  const reach = pixels / 2 / tileSize;
  const first = Math.floor(middle - reach);
  return Array.from({ length: Math.floor(middle + reach) - first + 1 }, (_, index) => first + index);
}

export function tileAddress(url: string, zoom: number, { x, y }: Pick<PlacedTile, 'x' | 'y'>): string {
  return url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
}
