import { divIcon, marker as createMarker, tileLayer } from 'leaflet';
import { pinIcon } from '#app/map/pins/pin-look.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { MapTiles } from '#contract/places/addresses.ts';
import { moveByKeys, openBaseMap, leafletPoint } from './leaflet-base.ts';

export interface PlaceMapOptions {
  tiles: MapTiles;
  centre: Coordinates;
  zoom: number;
  label: string;
  hasPin: boolean;
  onFailed: () => void;
}

/** Opens a map around one place, moved by fingers and arrow keys. Returns a function to close it. */
export function openPlaceMap(container: HTMLElement, options: PlaceMapOptions): () => void {
  const { tiles, centre, zoom, label, hasPin, onFailed } = options;
  const point = leafletPoint(centre);
  const { map, close } = openBaseMap(container, { center: point, zoom, maxZoom: tiles.maxZoom });
  moveByKeys(map, label);
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: tiles.maxZoom })
    .once('tileerror', onFailed)
    .addTo(map);
  const icon = divIcon({ ...pinIcon, className: '' });
  if (hasPin) createMarker(point, { icon, interactive: false, keyboard: false }).addTo(map);
  container.focus({ preventScroll: true });
  return close;
}
