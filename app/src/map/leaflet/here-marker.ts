import { divIcon, type Marker, marker as createMarker } from 'leaflet';
import { hereClass } from '#app/map/pins/pin-look.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { leafletPoint } from './leaflet-points.ts';

/** Returns a mark for the visitor's position or the place of the search, below the pins. */
export function hereMarker(label: string, point: Coordinates): Marker {
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
  return marker;
}
