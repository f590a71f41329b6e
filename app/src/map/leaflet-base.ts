import 'leaflet/dist/leaflet.css';
import { control, map as createMap, type Map as LeafletMap, type MapOptions } from 'leaflet';

export const arrowDirections: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens a map without tiles: French zoom buttons, no motion where it is not wanted, the size of its container. */
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
  map.attributionControl.setPrefix(false);

  const resizes = new ResizeObserver(() => map.invalidateSize());
  resizes.observe(container);
  return {
    map,
    close() {
      resizes.disconnect();
      map.remove();
    },
  };
}

export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

const keyPanPixels = 96;

/** Lets the arrow keys move a map and plus and minus zoom it, also while something in it has the focus. */
export function moveByKeys(map: LeafletMap, label: string): void {
  const container = map.getContainer();
  const animate = !prefersCalm();
  container.tabIndex = 0;
  // Screen readers pass on the arrow keys only to an application.
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', label);
  container.addEventListener('keydown', (event) => {
    if (!isPlainKey(event)) return;
    const arrow = arrowDirections[event.key];
    if (arrow) map.panBy([arrow[0] * keyPanPixels, arrow[1] * keyPanPixels], { animate });
    else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
  });
}
