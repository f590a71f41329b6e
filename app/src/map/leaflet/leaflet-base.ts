import 'leaflet/dist/leaflet.css';
import './leaflet-colours.css';
import {
  type LatLngBounds,
  type Map as LeafletMap,
  type MapOptions,
  Control,
  DomEvent,
  control,
  latLngBounds,
  map as createMap,
} from 'leaflet';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { Box } from './map-shapes.ts';

interface Direction {
  x: number;
  y: number;
  sign: string;
  name: string;
}

/** The directions by their keys. */
export const arrowDirections: Record<string, Direction> = {
  ArrowUp: { x: 0, y: -1, sign: '↑', name: 'le haut' },
  ArrowDown: { x: 0, y: 1, sign: '↓', name: 'le bas' },
  ArrowLeft: { x: -1, y: 0, sign: '←', name: 'la gauche' },
  ArrowRight: { x: 1, y: 0, sign: '→', name: 'la droite' },
};

export const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opens a map without tiles. It has French buttons to zoom and move, follows the size of its container, and does not
 * animate for visitors who prefer reduced motion.
 */
export function openBaseMap(container: HTMLElement, options: MapOptions): { map: LeafletMap; close(): void } {
  const isCalm = prefersCalm();
  const map = createMap(container, {
    zoomControl: false,
    // Each map decides what its arrow keys move.
    keyboard: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    ...options,
  });
  control.zoom({ zoomInTitle: 'Agrandir la carte', zoomOutTitle: 'Réduire la carte' }).addTo(map);
  const moving = new Control({ position: 'topleft' });
  moving.onAdd = directionButtons;
  moving.addTo(map);
  map.attributionControl.setPrefix(false);

  const resizes = new ResizeObserver(() => map.invalidateSize());
  resizes.observe(container);
  return {
    map,
    close() {
      resizes.disconnect();
      // Leaflet ends an animated zoom a quarter of a second later, also on a map that is removed by then, and fails.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

const stepPixels = 96;

function move(map: LeafletMap, { x, y }: Direction): void {
  map.panBy([x * stepPixels, y * stepPixels], { animate: !prefersCalm() });
}

function directionButtons(map: LeafletMap): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'leaflet-bar grid grid-cols-2 overflow-hidden';
  for (const direction of Object.values(arrowDirections)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = direction.sign;
    button.ariaLabel = `Déplacer la carte vers ${direction.name}`;
    button.className = 'size-8 cursor-pointer bg-card text-lg text-ink -outline-offset-3 hover:bg-mist';
    button.addEventListener('click', () => move(map, direction));
    bar.append(button);
  }
  DomEvent.disableClickPropagation(bar);
  return bar;
}

/** Lets the arrow keys move a map and plus and minus zoom it, also while something in it has the focus. */
export function moveByKeys(map: LeafletMap, label: string): void {
  const container = map.getContainer();
  container.tabIndex = 0;
  // Screen readers pass on the arrow keys only to an application.
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', label);
  container.addEventListener('keydown', (event) => {
    if (!isPlainKey(event)) return;
    const arrow = arrowDirections[event.key];
    if (arrow) move(map, arrow);
    else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
  });
}

export const leafletPoint = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];

export const boundsOf = ({ south, west, north, east }: Box): LatLngBounds =>
  latLngBounds([
    [south, west],
    [north, east],
  ]);

/** Returns the part of the world in these bounds, which may go around the globe. */
export function boxOf(bounds: LatLngBounds): Box {
  return {
    south: within(bounds.getSouth(), 90),
    west: within(bounds.getWest(), 180),
    north: within(bounds.getNorth(), 90),
    east: within(bounds.getEast(), 180),
  };
}

const within = (degrees: number, limit: number) => Math.min(limit, Math.max(-limit, degrees));
