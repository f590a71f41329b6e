import {
  type Coords,
  type DoneCallback,
  GridLayer,
  type Layer,
  type Map as LeafletMap,
  TileLayer,
  tileLayer,
  circle,
  divIcon,
  layerGroup,
  type LayerGroup,
  marker as createMarker,
} from 'leaflet';
import { deepestStored } from '#app/map/city-tiles.ts';
import { accuracyClass, hereClass } from '#app/map/pins/pin-look.ts';
import type { ShownTiles } from '#app/map/stored-map.ts';
import { streetDrawing } from '#app/map/street-drawing.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { MapTiles } from '#contract/places/addresses.ts';
import { leafletPoint } from './leaflet-base.ts';
import { deepestZoom } from './map-shapes.ts';

/**
 * Shows tiles on a map, or drawn streets without any. If tiles fail, drawn streets are added and `onFailed` is
 * called. Returns a function to remove them.
 */
export function addTiles(map: LeafletMap, tiles: ShownTiles | null, onFailed: () => void): () => void {
  const layers: Layer[] = [];
  const add = (layer: Layer) => layers.push(layer.addTo(map));
  if (!tiles) add(drawnStreets());
  else if (tiles.wholeZoom !== undefined) {
    for (const layer of storedLayers({ ...tiles, wholeZoom: tiles.wholeZoom })) add(layer);
  } else {
    const { url, attribution, maxZoom } = tiles;
    const layer = tileLayer(url, { attribution, maxNativeZoom: maxZoom, maxZoom: deepestZoom });
    add(layer);
    layer.once('tileerror', () => {
      if (!layers.includes(layer)) return;
      add(drawnStreets());
      onFailed();
    });
  }
  return () => {
    for (const layer of layers.splice(0)) layer.remove();
  };
}

/** Returns the layers of a stored map: enlarged tiles of the whole area, and above them the streets near laundromats. */
function storedLayers({ url, attribution, wholeZoom }: MapTiles & { wholeZoom: number }): Layer[] {
  const options = { attribution, maxZoom: deepestZoom };
  return [
    new StoredTileLayer(url, { ...options, maxNativeZoom: wholeZoom, zIndex: 0 }),
    new StoredTileLayer(url, { ...options, maxNativeZoom: deepestStored, zIndex: 1 }),
  ];
}

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

const drawnStreets = () => new DrawnStreets({ zIndex: 0 });

class DrawnStreets extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.style.backgroundImage = streetDrawing;
    return tile;
  }
}

export interface Here {
  point: Coordinates;
  label: string;
  /** Metres within which a position is right; null for any other point. */
  accuracy: number | null;
}

/** Returns a mark for the visitor's position or the place of the search, below the pins, with its accuracy as a circle. */
export function hereLayer({ point, label, accuracy }: Here): LayerGroup {
  const marker = createMarker(leafletPoint(point), {
    icon: divIcon({ className: hereClass, iconSize: [20, 20] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  });
  marker.on('add', () => {
    const element = marker.getElement()!;
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', label);
    element.dataset['tooltip'] = label;
  });
  const layer = layerGroup([marker]);
  if (accuracy !== null) {
    const look = { className: accuracyClass, weight: 1, fillOpacity: 0.12, interactive: false };
    layer.addLayer(circle(leafletPoint(point), { radius: accuracy, ...look }));
  }
  return layer;
}
