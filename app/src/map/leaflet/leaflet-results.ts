import { GridLayer, type Layer, type LayerGroup, type Map as LeafletMap, tileLayer } from 'leaflet';
import {
  addPinButton,
  describeButton,
  moveButton,
  orderButtons,
  type PinButton,
  type PinDescription,
} from '#app/map/pins/pin-button.ts';
import { groupPins, type PinGroup, type PinGroups } from '#app/map/pins/pin-groups.ts';
import { buttonsSize, cardSize, hasRoom, type Rectangle } from '#app/map/pins/pin-room.ts';
import type { ShownTiles } from '#app/map/stored-map.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { drawnTile } from './drawn-tile.ts';
import { type Here, hereLayer } from './here-layer.ts';
import { moveByKeys, openBaseMap, prefersCalm, boundsOf, boxOf, leafletPoint } from './leaflet-base.ts';
import { type Box, deepestZoom, type MapView } from './map-shapes.ts';
import { storedTileLayers } from './stored-tile-layers.ts';

export interface ResultsMap {
  /** Shows these pins, given best first. */
  setPins(points: readonly Coordinates[]): void;
  /** Describes the visible pins again. */
  refresh(): void;
  /** Shows tiles, or drawn streets without any. */
  setTiles(tiles: ShownTiles | null): void;
  /** Marks the visitor's position or the place of the search. */
  setHere(here: Here | null): void;
  /** Brings a pin, or the group that contains it, to the front. */
  raise(pin: number | null): void;
  show(view: MapView): void;
  fit(box: Box): void;
  /** Unmarks the pin whose card is closed and focuses it. */
  leaveCard(): void;
  close(): void;
}

export interface MapMove {
  view: MapView;
  box: Box;
  /** Number of pins in the box. */
  pins: number;
  /** A person moved the map, not `show` or `fit`. */
  byPerson: boolean;
}

export interface ResultsMapOptions {
  start: Box;
  /** Id of the element that explains the keys. */
  describedBy: string;
  /** Its children cover parts of the map. */
  above: HTMLElement;
  describe: (pin: number) => PinDescription;
  /** Receives the pins of a group, best first. Pins at one place stay together at every zoom level. */
  describeGroup: (pins: number[], isOnePlace: boolean) => PinDescription;
  /** Called with the pins that are pointed at or focused, and with none when they no longer are. */
  onPoint: (pins: number[]) => void;
  /** Called with the pins that a press chose: several if they share one place, none for a press elsewhere. */
  onChoose: (pins: number[]) => void;
  onMove: (move: MapMove) => void;
  onTilesFailed: () => void;
}

/** Part of the map's size around it in which pins exist already, so that a short pan shows them at once. */
const margin = 0.25;
const fitPadding: [number, number] = [44, 52];
/** A pin that gets the focus must stay below the button that appears after every move. */
const focusPadding: [number, number] = [fitPadding[0], 104];
/** Pixels of latitude that a raised pin is drawn in front of. */
const raisedOffset = 10_000;
/** Maximum zoom level of `fit`, so that a single result is shown with its street and not only its building. */
const deepestFit = 16;

/**
 * Opens the map of results. Its pins are buttons in the order of the list, so that Tab leads to the best one first;
 * arrow keys move the map.
 */
export function openResultsMap(container: HTMLElement, options: ResultsMapOptions): ResultsMap {
  const isCalm = prefersCalm();
  const { map, close } = openBaseMap(container, {
    minZoom: 3,
    maxZoom: deepestZoom,
    worldCopyJump: true,
    scrollWheelZoom: false,
  });
  const shown = new Map<string, PinButton>();
  let groups: PinGroups = groupPins([]);
  let chosen: string | null = null;
  let raised: number | null = null;
  let isFitting = false;
  let byPerson = false;
  let size = map.getSize();
  let layers: Layer[] = [];
  let here: LayerGroup | undefined;

  moveByKeys(map, 'Carte');
  // « Retour en haut » covers the right corner.
  map.attributionControl.setPosition('bottomleft');
  container.setAttribute('aria-describedby', options.describedBy);
  // The wheel scrolls the page until the map is in use.
  container.addEventListener('pointerdown', () => map.scrollWheelZoom.enable());
  container.addEventListener('pointerleave', () => map.scrollWheelZoom.disable());

  fit(options.start);
  map.on('moveend', () => {
    showGroups();
    // A map that only got another size keeps its middle.
    if (map.getSize().equals(size)) byPerson = !isFitting;
    size = map.getSize();
    options.onMove(moveOf(map, shown, byPerson));
  });
  map.on('movestart', () => {
    for (const { button } of shown.values()) button.style.visibility = '';
  });
  map.on('click', () => options.onChoose([]));
  const changes = new MutationObserver(hideCovered);
  changes.observe(options.above, {
    childList: true,
    characterData: true,
    attributeFilter: ['open'],
    subtree: true,
  });

  return {
    setPins(points) {
      groups = groupPins(points);
      // Groups of the former pins may have the same keys.
      const former = [...shown.values()];
      shown.clear();
      showGroups(former);
    },
    refresh() {
      for (const one of shown.values()) describe(one);
    },
    setTiles,
    setHere(next) {
      here?.remove();
      here = next ? hereLayer(next).addTo(map) : undefined;
    },
    raise(pin) {
      if (pin === raised) return;
      raised = pin;
      for (const one of shown.values()) showRaised(one);
    },
    show({ latitude, longitude, zoom }) {
      byPage(() => map.setView([latitude, longitude], zoom, { animate: false }));
    },
    fit,
    leaveCard() {
      const button = chosen === null ? undefined : shown.get(chosen)?.button;
      choose(null);
      const isVisible = button?.style.visibility === '';
      (isVisible ? button : container).focus({ preventScroll: true });
    },
    close() {
      // Closing the map may end a move, which must not be reported to a page that is gone.
      map.off('moveend');
      changes.disconnect();
      close();
    },
  };

  /** Moves the map on behalf of the page. */
  function byPage(move: () => void) {
    isFitting = true;
    move();
    isFitting = false;
  }

  function fit(box: Box) {
    byPage(() =>
      map.fitBounds(boundsOf(box), {
        paddingTopLeft: [fitPadding[0] + buttonsSize.x, fitPadding[1]],
        paddingBottomRight: fitPadding,
        maxZoom: deepestFit,
        animate: false,
      }),
    );
  }

  function setTiles(tiles: ShownTiles | null) {
    for (const layer of layers) layer.remove();
    layers = [];
    if (!tiles) return void layers.push(new DrawnStreets({ zIndex: 0 }).addTo(map));
    const { url, attribution, maxZoom, wholeZoom } = tiles;
    if (wholeZoom !== undefined) {
      layers = storedTileLayers({ ...tiles, wholeZoom }).map((layer) => layer.addTo(map));
      return;
    }
    const layer = tileLayer(url, { attribution, maxNativeZoom: maxZoom, maxZoom: deepestZoom });
    layers.push(layer.addTo(map));
    layer.once('tileerror', () => {
      if (!layers.includes(layer)) return;
      layers.push(new DrawnStreets({ zIndex: 0 }).addTo(map));
      options.onTilesFailed();
    });
  }

  /** Shows the groups of this part of the map, and reuses the buttons of groups that are gone. */
  function showGroups(spare: PinButton[] = []) {
    const bounds = map.getBounds();
    const next = groups.within(boxOf(bounds.pad(margin)), map.getZoom());
    const keys = new Set(next.map(({ key }) => key));
    for (const [key, gone] of shown) {
      if (keys.has(key)) continue;
      shown.delete(key);
      spare.push(gone);
    }
    for (const { button } of spare) leave(button);
    for (const group of next) {
      if (shown.has(group.key)) continue;
      const one = spare.pop() ?? add(group);
      moveButton(one, group);
      describe(one);
      shown.set(group.key, one);
    }
    for (const { marker } of spare) marker.remove();
    hideCovered();
    orderButtons(next.map(({ key }) => shown.get(key)!.button));
  }

  /**
   * Hides pins that reach beyond the edge or under a button, a notice or the card, so that Tab does not lead to one
   * that is partly covered.
   */
  function hideCovered() {
    const origin = container.getBoundingClientRect();
    const covers = [...options.above.children].map((child) => fromOrigin(origin, child));
    for (const { group, button } of shown.values()) {
      const isVisible = group.key === chosen || isClear(group, covers);
      if (!isVisible) leave(button);
      button.style.visibility = isVisible ? '' : 'hidden';
    }
  }

  function isClear({ point, count }: PinGroup, covers: readonly Rectangle[]): boolean {
    const at = map.latLngToContainerPoint(leafletPoint(point));
    return hasRoom(at, { isPin: count === 1, size: map.getSize(), hasCard: chosen !== null, covers });
  }

  function add(group: PinGroup): PinButton {
    return addPinButton(map, group, {
      onPress: press,
      onPoint: (pointed) => options.onPoint(pointed ? groups.pinsOf(pointed) : []),
      onFocus: (point) =>
        map.panInside(point, {
          paddingTopLeft: focusPadding,
          paddingBottomRight: fitPadding,
          animate: !isCalm,
        }),
    });
  }

  function describe(one: PinButton) {
    const { group, button } = one;
    button.toggleAttribute('data-chosen', group.key === chosen);
    showRaised(one);
    if (group.count === 1) describeButton(one, options.describe(group.best));
    else describeButton(one, options.describeGroup(groups.pinsOf(group), isOnePlace(group)));
  }

  function showRaised({ group, button, marker }: PinButton) {
    const isRaised = raised !== null && groups.pinsOf(group).includes(raised);
    if (button.hasAttribute('data-pointed') === isRaised) return;
    button.toggleAttribute('data-pointed', isRaised);
    marker.setZIndexOffset(isRaised ? raisedOffset : 0);
  }

  function isOnePlace(group: PinGroup): boolean {
    return groups.zoomToSplit(group) > deepestZoom;
  }

  /** Keeps the focus in the map when a button goes. */
  function leave(button: HTMLButtonElement) {
    if (button === document.activeElement) container.focus({ preventScroll: true });
  }

  function press(group: PinGroup) {
    if (group.count === 1 || isOnePlace(group)) {
      choose(group.key);
      map.panInside(leafletPoint(group.point), {
        paddingTopLeft: fitPadding,
        paddingBottomRight: [fitPadding[0], cardSize.y],
        animate: !isCalm,
      });
      options.onChoose(groups.pinsOf(group));
      return;
    }
    const hasFocus = shown.get(group.key)?.button === document.activeElement;
    if (hasFocus) map.once('moveend', () => focusBest(group.best));
    map.setView(leafletPoint(group.point), groups.zoomToSplit(group), { animate: !isCalm });
  }

  function choose(key: string | null) {
    for (const one of [chosen, key]) {
      if (one !== null) shown.get(one)?.button.toggleAttribute('data-chosen', one === key);
    }
    chosen = key;
    hideCovered();
  }

  /** Moves the focus, after a group has split, to the part with its best pin. */
  function focusBest(best: number) {
    for (const { group, button } of shown.values()) {
      if (group.best === best) button.focus({ preventScroll: true });
    }
  }
}

class DrawnStreets extends GridLayer {
  protected override createTile = drawnTile;
}

function fromOrigin(origin: DOMRect, element: Element): Rectangle {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: left - origin.left,
    top: top - origin.top,
    right: right - origin.left,
    bottom: bottom - origin.top,
  };
}

function moveOf(map: LeafletMap, shown: Map<string, PinButton>, byPerson: boolean): MapMove {
  const { lat, lng } = map.getCenter().wrap();
  const bounds = map.getBounds();
  const visible = [...shown.values()].filter(({ group }) => bounds.contains(leafletPoint(group.point)));
  return {
    view: { latitude: lat, longitude: lng, zoom: map.getZoom() },
    box: boxOf(bounds),
    pins: visible.reduce((sum, { group }) => sum + group.count, 0),
    byPerson,
  };
}
