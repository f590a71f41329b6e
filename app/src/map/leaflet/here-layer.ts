import { circle, divIcon, layerGroup, type LayerGroup, marker as createMarker } from 'leaflet';
import { accuracyClass, hereClass } from '#app/map/pins/pin-look.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { leafletPoint } from './leaflet-base.ts';

export interface Here {
  point: Coordinates;
  label: string;
  /** Metres within which the point is right, if it is a position. */
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
