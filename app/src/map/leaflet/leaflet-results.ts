import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import type { ShownTiles } from '#app/map/stored-map.ts';
import { boundsOf, boxOf, moveByKeys, openBaseMap } from './leaflet-base.ts';
import { type Box, deepestZoom, type MapView } from './map-shapes.ts';
import { type Here, hereLayer, addTiles } from './results-layers.ts';
import { fitPadding, type PinsOptions, ResultsPins } from './results-pins.ts';

export interface MapMove {
  view: MapView;
  box: Box;
  pins: number;
  /** A person moved the map, not `show` or `fit`. */
  byPerson: boolean;
}

export interface ResultsMapOptions extends PinsOptions {
  start: Box;
  describedBy: string;
  onMove: (move: MapMove) => void;
  onTilesFailed: () => void;
}

/** Maximum zoom level of `fit`, so that a single result is shown with its street and not only its building. */
const deepestFit = 16;

/**
 * The open map of results. Its pins are buttons in the order of the list, so that Tab leads to the best one first;
 * arrow keys move the map.
 */
export class LeafletResults {
  readonly pins: ResultsPins;
  readonly #map: LeafletMap;
  readonly #closeMap: () => void;
  readonly #options: ResultsMapOptions;
  readonly #changes: MutationObserver;
  #isFitting = false;
  #byPerson = false;
  #size;
  #removeTiles = () => {};
  #here: LayerGroup | undefined;

  constructor(container: HTMLElement, options: ResultsMapOptions) {
    this.#options = options;
    const { map, close } = openBaseMap(container, {
      minZoom: 3,
      maxZoom: deepestZoom,
      worldCopyJump: true,
      scrollWheelZoom: false,
    });
    this.#map = map;
    this.#closeMap = close;
    this.#size = map.getSize();
    moveByKeys(map, 'Carte');
    // « Retour en haut » covers the right corner.
    map.attributionControl.setPosition('bottomleft');
    container.setAttribute('aria-describedby', options.describedBy);
    // The wheel scrolls the page until the map is in use.
    container.addEventListener('pointerdown', () => map.scrollWheelZoom.enable());
    container.addEventListener('pointerleave', () => map.scrollWheelZoom.disable());

    this.pins = new ResultsPins(map, options);
    this.fit(options.start);
    map.on('moveend', () => this.#endMove());
    map.on('movestart', () => this.pins.showCovered());
    map.on('click', () => options.onChoose([]));
    this.#changes = new MutationObserver(() => this.pins.hideCovered());
    this.#changes.observe(options.above, {
      childList: true,
      characterData: true,
      attributeFilter: ['open'],
      subtree: true,
    });
  }

  setTiles(tiles: ShownTiles | null): void {
    this.#removeTiles();
    this.#removeTiles = addTiles(this.#map, tiles, this.#options.onTilesFailed);
  }

  setHere(here: Here | null): void {
    this.#here?.remove();
    this.#here = here ? hereLayer(here).addTo(this.#map) : undefined;
  }

  show({ latitude, longitude, zoom }: MapView): void {
    this.#byPage(() => this.#map.setView([latitude, longitude], zoom, { animate: false }));
  }

  fit(box: Box): void {
    const options = { ...fitPadding, maxZoom: deepestFit, animate: false };
    this.#byPage(() => this.#map.fitBounds(boundsOf(box), options));
  }

  close(): void {
    // Closing the map may end a move, which must not be reported to a page that is gone.
    this.#map.off('moveend');
    this.#changes.disconnect();
    this.#closeMap();
  }

  #byPage(move: () => void): void {
    this.#isFitting = true;
    move();
    this.#isFitting = false;
  }

  #endMove(): void {
    const map = this.#map;
    this.pins.showGroups();
    // A map that only got another size keeps its middle.
    if (map.getSize().equals(this.#size)) this.#byPerson = !this.#isFitting;
    this.#size = map.getSize();
    const { lat, lng } = map.getCenter().wrap();
    this.#options.onMove({
      view: { latitude: lat, longitude: lng, zoom: map.getZoom() },
      box: boxOf(map.getBounds()),
      pins: this.pins.countVisible(),
      byPerson: this.#byPerson,
    });
  }
}
