import { divIcon, type LatLng, marker as createMarker, tileLayer } from 'leaflet';
import { pinIcon } from '#app/map/pins/pin-look.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { MapTiles } from '#contract/places/addresses.ts';
import { arrowDirections, isPlainKey, openBaseMap, leafletPoint } from './leaflet-base.ts';

export interface PinMap {
  show(point: Coordinates, zoom: number): void;
  close(): void;
}

export interface PinMapOptions {
  tiles: MapTiles;
  point: Coordinates;
  zoom: number;
  describedBy: string;
  onMove: (point: Coordinates) => void;
}

const stepPixels = 8;
const largeStepPixels = 48;
const edgePixels = 48;

/**
 * Opens a map with one pin. One finger scrolls the page, not the map: otherwise a visitor could not scroll past a map
 * that fills the screen of a phone.
 */
export function openPinMap(container: HTMLElement, options: PinMapOptions): PinMap {
  const { tiles, zoom, describedBy, onMove } = options;
  const { map, close } = openBaseMap(container, {
    center: leafletPoint(options.point),
    zoom,
    maxZoom: tiles.maxZoom,
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
  });
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: tiles.maxZoom }).addTo(map);

  const pin = createMarker(leafletPoint(options.point), {
    icon: divIcon(pinIcon),
    draggable: true,
    autoPan: true,
    keyboard: false,
  }).addTo(map);
  pin.on('dragend', () => onMove(pointOf(pin.getLatLng())));
  map.on('click', ({ latlng }) => place(latlng));

  const element = pin.getElement()!;
  element.tabIndex = 0;
  // Screen readers pass on the arrow keys only to an application.
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', 'Repère de la laverie');
  element.setAttribute('aria-describedby', describedBy);
  element.addEventListener('keydown', moveByKey);

  return {
    show(point, nextZoom) {
      const target = leafletPoint(point);
      // A point that the pin has just reported comes back rounded.
      if (map.distance(pin.getLatLng(), target) < 1) return;
      pin.setLatLng(target);
      map.setView(target, nextZoom);
    },
    close,
  };

  function place(target: LatLng) {
    pin.setLatLng(target.wrap());
    map.panInside(target, { padding: [edgePixels, edgePixels] });
    onMove(pointOf(target.wrap()));
  }

  function moveByKey(event: KeyboardEvent) {
    const arrow = arrowDirections[event.key];
    if (!arrow || !isPlainKey(event)) return;
    event.preventDefault();
    const pixels = event.shiftKey ? largeStepPixels : stepPixels;
    const from = map.latLngToContainerPoint(pin.getLatLng());
    place(map.containerPointToLatLng(from.add([arrow.x * pixels, arrow.y * pixels])));
  }
}

const pointOf = ({ lat, lng }: LatLng): Coordinates => ({ latitude: lat, longitude: lng });
