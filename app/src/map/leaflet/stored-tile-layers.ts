import { type Coords, type DoneCallback, TileLayer } from 'leaflet';
import { deepestStored } from '#app/map/city-tiles.ts';
import type { MapTiles } from '#contract/places/addresses.ts';
import { deepestZoom } from './map-shapes.ts';

/** Tiles from this device. Where it has none, the layer is empty. */
class StoredTileLayer extends TileLayer {
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    void caches.match(this.getTileUrl(coords)).then(async (found) => {
      if (found) {
        tile.src = URL.createObjectURL(await found.blob());
        await tile.decode().catch(() => undefined);
        URL.revokeObjectURL(tile.src);
      }
      done(undefined, tile);
    });
    return tile;
  }
}

/** Returns the layers of a stored map: enlarged tiles of the whole area, and above them the streets near laundromats. */
export function storedTileLayers({
  url,
  attribution,
  wholeZoom,
}: MapTiles & { wholeZoom: number }): TileLayer[] {
  const options = { attribution, maxZoom: deepestZoom };
  return [
    new StoredTileLayer(url, { ...options, maxNativeZoom: wholeZoom, zIndex: 0 }),
    new StoredTileLayer(url, { ...options, maxNativeZoom: deepestStored, zIndex: 1 }),
  ];
}
