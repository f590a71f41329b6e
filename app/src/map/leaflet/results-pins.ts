import type { Map as LeafletMap } from 'leaflet';
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
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { boxOf, leafletPoint, prefersCalm } from './leaflet-base.ts';
import { deepestZoom } from './map-shapes.ts';

export interface PinsOptions {
  /** Its children cover parts of the map. */
  above: HTMLElement;
  describe: (pin: number) => PinDescription;
  /** Receives the pins of a group, best first. Pins at one place stay together at every zoom level. */
  describeGroup: (pins: number[], isOnePlace: boolean) => PinDescription;
  onPoint: (pins: number[]) => void;
  /** Called with the pins that a press chose: several if they share one place, none for a press elsewhere. */
  onChoose: (pins: number[]) => void;
}

/** Part of the map's size. Pins in this margin around it exist already, so that a short pan shows them at once. */
const margin = 0.25;
const edgePadding: [number, number] = [44, 52];
/** A pin that gets the focus must stay below the button that appears after every move. */
const focusPadding: [number, number] = [edgePadding[0], 104];
export const fitPadding = {
  paddingTopLeft: [edgePadding[0] + buttonsSize.x, edgePadding[1]] as [number, number],
  paddingBottomRight: edgePadding,
};
/** Pixels by which a raised pin counts as further south, so that it is drawn in front of the others. */
const raisedOffset = 10_000;

/** The pins of the map of results. Those in its visible part are buttons in the order of the list. */
export class ResultsPins {
  readonly #map: LeafletMap;
  readonly #container: HTMLElement;
  readonly #options: PinsOptions;
  readonly #isCalm = prefersCalm();
  readonly #shown = new Map<string, PinButton>();
  #groups: PinGroups = groupPins([]);
  #chosen: string | null = null;
  #raised: number | null = null;

  constructor(map: LeafletMap, options: PinsOptions) {
    this.#map = map;
    this.#container = map.getContainer();
    this.#options = options;
  }

  set(points: readonly Coordinates[]): void {
    this.#groups = groupPins(points);
    // Groups of the former pins may have the same keys.
    const former = [...this.#shown.values()];
    this.#shown.clear();
    this.showGroups(former);
  }

  /** Shows the groups of this part of the map, and reuses the buttons of groups that are gone. */
  showGroups(spare: PinButton[] = []): void {
    const bounds = this.#map.getBounds();
    const next = this.#groups.within(boxOf(bounds.pad(margin)), this.#map.getZoom());
    const keys = new Set(next.map(({ key }) => key));
    for (const [key, gone] of this.#shown) {
      if (keys.has(key)) continue;
      this.#shown.delete(key);
      spare.push(gone);
    }
    for (const { button } of spare) this.#leave(button);
    for (const group of next) {
      if (this.#shown.has(group.key)) continue;
      const one = spare.pop() ?? this.#add(group);
      moveButton(one, group);
      this.#describe(one);
      this.#shown.set(group.key, one);
    }
    for (const { marker } of spare) marker.remove();
    this.hideCovered();
    orderButtons(next.map(({ key }) => this.#shown.get(key)!.button));
  }

  refresh(): void {
    for (const one of this.#shown.values()) this.#describe(one);
  }

  raise(pin: number | null): void {
    if (pin === this.#raised) return;
    this.#raised = pin;
    for (const one of this.#shown.values()) this.#showRaised(one);
  }

  /** Hides pins beyond the edge or under a button, a notice or the card: Tab must not lead to a covered one. */
  hideCovered(): void {
    const origin = this.#container.getBoundingClientRect();
    const covers = [...this.#options.above.children].map((child) => fromOrigin(origin, child));
    for (const { group, button } of this.#shown.values()) {
      const isVisible = group.key === this.#chosen || this.#isClear(group, covers);
      if (!isVisible) this.#leave(button);
      button.style.visibility = isVisible ? '' : 'hidden';
    }
  }

  /** Shows also the covered pins, until they are hidden again. */
  showCovered(): void {
    for (const { button } of this.#shown.values()) button.style.visibility = '';
  }

  countVisible(): number {
    const bounds = this.#map.getBounds();
    const visible = [...this.#shown.values()].filter(({ group }) =>
      bounds.contains(leafletPoint(group.point)),
    );
    return visible.reduce((sum, { group }) => sum + group.count, 0);
  }

  leaveCard(): void {
    const button = this.#chosen === null ? undefined : this.#shown.get(this.#chosen)?.button;
    this.#choose(null);
    const isVisible = button?.style.visibility === '';
    (isVisible ? button : this.#container).focus({ preventScroll: true });
  }

  #add(group: PinGroup): PinButton {
    return addPinButton(this.#map, group, {
      onPress: (pressed) => this.#press(pressed),
      onPoint: (pointed) => this.#options.onPoint(pointed ? this.#groups.pinsOf(pointed) : []),
      onFocus: (point) =>
        this.#map.panInside(point, {
          paddingTopLeft: focusPadding,
          paddingBottomRight: edgePadding,
          animate: !this.#isCalm,
        }),
    });
  }

  #describe(one: PinButton): void {
    const { group, button } = one;
    const { describe, describeGroup } = this.#options;
    button.toggleAttribute('data-chosen', group.key === this.#chosen);
    this.#showRaised(one);
    if (group.count === 1) describeButton(one, describe(group.best));
    else describeButton(one, describeGroup(this.#groups.pinsOf(group), this.#isOnePlace(group)));
  }

  #showRaised({ group, button, marker }: PinButton): void {
    const isRaised = this.#raised !== null && this.#groups.pinsOf(group).includes(this.#raised);
    if (button.hasAttribute('data-pointed') === isRaised) return;
    button.toggleAttribute('data-pointed', isRaised);
    marker.setZIndexOffset(isRaised ? raisedOffset : 0);
  }

  #isClear({ point, count }: PinGroup, covers: readonly Rectangle[]): boolean {
    const at = this.#map.latLngToContainerPoint(leafletPoint(point));
    const size = this.#map.getSize();
    return hasRoom(at, { isPin: count === 1, size, hasCard: this.#chosen !== null, covers });
  }

  #isOnePlace(group: PinGroup): boolean {
    return this.#groups.zoomToSplit(group) > deepestZoom;
  }

  #leave(button: HTMLButtonElement): void {
    if (button === document.activeElement) this.#container.focus({ preventScroll: true });
  }

  #press(group: PinGroup): void {
    const animate = !this.#isCalm;
    if (group.count === 1 || this.#isOnePlace(group)) {
      this.#choose(group.key);
      this.#map.panInside(leafletPoint(group.point), {
        paddingTopLeft: edgePadding,
        paddingBottomRight: [edgePadding[0], cardSize.y],
        animate,
      });
      this.#options.onChoose(this.#groups.pinsOf(group));
      return;
    }
    const hasFocus = this.#shown.get(group.key)?.button === document.activeElement;
    if (hasFocus) this.#map.once('moveend', () => this.#focusBest(group.best));
    this.#map.setView(leafletPoint(group.point), this.#groups.zoomToSplit(group), { animate });
  }

  #choose(key: string | null): void {
    for (const one of [this.#chosen, key]) {
      if (one !== null) this.#shown.get(one)?.button.toggleAttribute('data-chosen', one === key);
    }
    this.#chosen = key;
    this.hideCovered();
  }

  #focusBest(best: number): void {
    for (const { group, button } of this.#shown.values()) {
      if (group.best === best) button.focus({ preventScroll: true });
    }
  }
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
