import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { boxAround } from './leaflet/map-shapes.ts';
import { type PlacedTile, tileAddress, tilesAround } from './tile-arithmetic.ts';

export const mostMapBytes = 10_000_000;

/** Bytes of a tile, assumed until some have arrived. */
export const assumedTileBytes = 25_000;

/** Zoom level with every building, the deepest that is stored. */
export const deepestStored = 16;
/** Deepest zoom level of a whole area, and the tiles that it may have there; a large area gets a lower one. */
const whole = { zoom: 14, tiles: 120 };
/** Zoom levels above that one, for a view of everything. */
const levelsAbove = 3;
/** Side of the square around each laundromat, in pixels: some 400 m to each side at the deepest zoom. */
const around = { width: 480, height: 480 };

export interface CityTiles {
  /** Deepest zoom level at which the area has all of its tiles. */
  wholeZoom: number;
  addresses: string[];
}

/** Returns the tiles of a city: its whole area down to {@link whole}, then the streets around each laundromat. */
export function tilesOfCity(url: string, laundromats: readonly Coordinates[]): CityTiles {
  const area = boxAround(laundromats);
  if (!area) return { wholeZoom: 0, addresses: [] };
  const corners = [
    { latitude: area.north, longitude: area.west },
    { latitude: area.south, longitude: area.east },
  ];
  let wholeZoom = whole.zoom;
  while (wholeZoom > levelsAbove && countBetween(corners, wholeZoom) > whole.tiles) wholeZoom -= 1;

  const addresses = new Set<string>();
  for (let zoom = wholeZoom - levelsAbove; zoom <= deepestStored; zoom += 1) {
    const tiles =
      zoom <= wholeZoom
        ? tilesBetween(corners, zoom)
        : laundromats.flatMap((point) => tilesAround(point, zoom, around));
    for (const tile of tiles) addresses.add(tileAddress(url, zoom, tile));
  }
  return { wholeZoom, addresses: [...addresses] };
}

/** Returns the bytes to expect from a list of which only some laundromats are known yet. */
export function expectedMapBytes(known: readonly Coordinates[], total: number): number {
  if (known.length === 0) return 0;
  const tiles = (tilesOfCity('{z}/{x}/{y}', known).addresses.length * total) / known.length;
  return Math.min(mostMapBytes, tiles * assumedTileBytes);
}

/** First and last column and row of the tiles of an area. */
type Range = Record<'left' | 'right' | 'top' | 'bottom', number>;

function rangeOf(corners: readonly Coordinates[], zoom: number): Range {
  const tiles = corners.flatMap((corner) => tilesAround(corner, zoom, around));
  const [across, down] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

function countBetween(corners: readonly Coordinates[], zoom: number): number {
  const { left, right, top, bottom } = rangeOf(corners, zoom);
  return (right - left + 1) * (bottom - top + 1);
}

function tilesBetween(corners: readonly Coordinates[], zoom: number): Pick<PlacedTile, 'x' | 'y'>[] {
  const { left, right, top, bottom } = rangeOf(corners, zoom);
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => ({ x: left + column, y: top + row })),
  ).flat();
}
